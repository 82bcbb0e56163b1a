/** Coverage over 10,000 traces: `npm run bench -- coverage [--traces N]`. */
import { parseArgs } from 'node:util';
import { measureCoverage } from '../src/statistics/coverage/measure-coverage.ts';
import { coverageScene } from './statistics/coverage-scene.ts';

const { values } = parseArgs({ options: { traces: { type: 'string', default: '10000' } } });
const count = Number(values.traces);
const scene = coverageScene(count);
const times = Array.from({ length: 5 }, () => {
  const start = performance.now();
  measureCoverage(scene);
  return performance.now() - start;
}).sort((a, b) => a - b);
const { path, boundary } = measureCoverage(scene);
console.log(`coverage over ${count} traces: median ${times[2]?.toFixed(0)} ms, best ${times[0]?.toFixed(0)} ms`);
console.log(`paths ${path?.covered} of ${path?.of?.toFixed(0)}; bounds ${boundary?.covered} of ${boundary?.of}`);
