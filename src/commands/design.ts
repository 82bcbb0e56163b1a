import type { Command } from 'commander';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { printTable } from '../report/print-table.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { DESIGN_NAMES, maxTrials, type SequentialDesign, shippedDesign } from '../statistics/design.ts';
import { operatingCharacteristic } from '../statistics/operating-characteristic.ts';
import type { CommandIo } from './common-options.ts';

interface DesignFlags {
  readonly p0: string;
  readonly p1: string;
  readonly alpha: string;
  readonly beta: string;
  readonly json?: boolean;
}

const RATES = [1, 0.99, 0.98, 0.97, 0.95, 0.93, 0.9, 0.88, 0.85, 0.8, 0.7, 0.5, 0.3, 0.1, 0];

export function addDesignCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  program
    .command('design')
    .description('show a shipped sequential test: its table, error rates and expected trials')
    .option('--p0 <rate>', 'pass rate of a good agent', '0.95')
    .option('--p1 <rate>', 'pass rate of a bad agent', '0.80')
    .option('--alpha <rate>', 'chance of failing a good agent', '0.05')
    .option('--beta <rate>', 'chance of passing a bad agent', '0.05')
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

function findDesign(flags: DesignFlags): SequentialDesign {
  const wanted = [flags.p0, flags.p1, flags.alpha, flags.beta].map(Number);
  const designs = DESIGN_NAMES.map(shippedDesign);
  const found = designs.find(({ p0, p1, alpha, beta }) =>
    [p0, p1, alpha, beta].every((value, i) => value === wanted[i]),
  );
  if (found) return found;
  const shipped = designs.map(({ p0, p1, alpha, beta }) => `${p0}/${p1}/${alpha}/${beta}`);
  throw new ConfigError('there is no shipped table with these parameters', `p0/p1/alpha/beta: ${shipped.join(', ')}`);
}

/** The places at which a bound steps. */
function steps(bounds: readonly (number | null)[]): string {
  return bounds
    .flatMap((bound, i) => (bound !== null && bound >= 0 && bound !== bounds[i - 1] ? [`${i + 1}:${bound}`] : []))
    .join(' ');
}
