import type { Command } from 'commander';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { printTable } from '../report/print-table.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { DESIGN_NAMES, maxTrials, type SequentialDesign, shippedDesign } from '../statistics/design.ts';
import { operatingCharacteristic } from '../statistics/operating-characteristic.ts';
import { searchDesign } from '../statistics/search-design.ts';
import { waldDesign } from '../statistics/wald-design.ts';
import type { CommandIo } from './common-options.ts';

interface DesignFlags {
  readonly p0: string;
  readonly p1: string;
  readonly alpha: string;
  readonly beta: string;
  readonly method: string;
  readonly json?: boolean;
}

const RATES = [1, 0.99, 0.98, 0.97, 0.95, 0.93, 0.9, 0.88, 0.85, 0.8, 0.7, 0.5, 0.3, 0.1, 0];

export function addDesignCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  program
    .command('design')
    .description('show a sequential test: its table, error rates and expected trials (shipped, or searched for)')
    .option('--p0 <rate>', 'pass rate of a good agent', '0.95')
    .option('--p1 <rate>', 'pass rate of a bad agent', '0.80')
    .option('--alpha <rate>', 'chance of failing a good agent', '0.05')
    .option('--beta <rate>', 'chance of passing a bad agent', '0.05')
    .option('--method <name>', "closed (the cheapest closed table) or wald (Wald's test, for comparison)", 'closed')
    .option('--json', 'print one JSON document')
    .action((flags: DesignFlags) => done(showDesign(flags, io)));
}

function showDesign(flags: DesignFlags, io: CommandIo): number {
  const design = findDesign(flags);
  const points = RATES.map(rate => ({ rate, ...operatingCharacteristic(design, rate) }));
  const { p0, p1, alpha, beta, exact, pass, fail } = design;
  if (flags.json) {
    const asn = Object.fromEntries(points.map(point => [point.rate, point.expectedTrials]));
    const passProbability = Object.fromEntries(points.map(point => [point.rate, point.pass]));
    io.print(
      `${JSON.stringify({ p0, p1, alpha, beta, exact, nMax: maxTrials(design), pass, fail, asn, passProbability })}\n`,
    );
    return EXIT.green;
  }
  io.print(`H0: pass rate >= ${p0}, H1: pass rate <= ${p1}; at most ${maxTrials(design)} trials\n`);
  io.print(`exact alpha ${exact.alpha.toFixed(5)}, exact beta ${exact.beta.toFixed(5)}\n`);
  io.print(`pass with at most v violations after n trials (n:v): ${steps(pass)}\n`);
  io.print(`fail with at least v violations after n trials (n:v): ${steps(fail)}\n\n`);
  const rows = points.map(({ rate, pass: passes, fail: fails, expectedTrials }) => [
    String(rate),
    passes.toFixed(4),
    fails.toFixed(4),
    expectedTrials.toFixed(1),
  ]);
  io.print(renderTerminal(printTable(['pass rate', 'passes', 'fails', 'expected trials'], rows, ['r', 'r', 'r', 'r'])));
  return EXIT.green;
}

/** The shipped table of these parameters, or else the cheapest that the search finds. Throws ConfigError for none. */
function findDesign(flags: DesignFlags): SequentialDesign {
  const [p0, p1, alpha, beta] = [rate('p0', flags), rate('p1', flags), rate('alpha', flags), rate('beta', flags)];
  if (p1 >= p0) throw new ConfigError(`--p1 ${flags.p1}: it must be smaller than --p0 ${flags.p0}`);
  const wish = { p0, p1, alpha, beta };
  if (flags.method === 'wald') return waldDesign(wish);
  if (flags.method !== 'closed') throw new ConfigError(`--method ${flags.method}: it must be one of closed, wald`);
  const found =
    DESIGN_NAMES.map(shippedDesign).find(
      design => design.p0 === p0 && design.p1 === p1 && design.alpha === alpha && design.beta === beta,
    ) ?? searchDesign(wish);
  if (found) return found;
  throw new ConfigError(
    'no table of at most 400 trials keeps these error rates',
    'set --p0 and --p1 further apart, or --alpha and --beta larger',
  );
}

function rate(name: 'p0' | 'p1' | 'alpha' | 'beta', flags: DesignFlags): number {
  const value = Number(flags[name]);
  const largest = name === 'alpha' || name === 'beta' ? 0.5 : 1;
  if (flags[name].trim() !== '' && value > 0 && value < largest) return value;
  throw new ConfigError(`--${name} ${flags[name]}: it must be a number between 0 and ${largest}`);
}

/** The places at which a bound steps. */
function steps(bounds: readonly (number | null)[]): string {
  return bounds
    .flatMap((bound, i) => (bound !== null && bound >= 0 && bound !== bounds[i - 1] ? [`${i + 1}:${bound}`] : []))
    .join(' ');
}
