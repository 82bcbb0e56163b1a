import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { addDesignCommand } from '../../src/commands/design.ts';
import { shippedDesign } from '../../src/statistics/design.ts';

async function design(...flags: readonly string[]): Promise<string> {
  let out = '';
  const program = new Command().exitOverride();
  const io = {
    print(text: string) {
      out += text;
    },
    tell: () => undefined,
    env: {},
    hasColor: false,
  };
  addDesignCommand(program, io, () => undefined);
  await program.parseAsync(['node', 'proviso', 'design', ...flags]);
  return out;
}

describe('proviso design', () => {
  it('prints the shipped table when asked for its parameters', async () => {
    const { pass, fail, exact } = shippedDesign('standard');
    const told = JSON.parse(await design('--json'));
    expect(told).toMatchObject({ p0: 0.95, p1: 0.8, alpha: 0.05, beta: 0.05, nMax: 72, pass, fail, exact });
    expect(told.asn['1']).toBe(15);
    expect(told.passProbability['0']).toBe(0);
  });

  it('searches a table for other parameters', async () => {
    const told = JSON.parse(await design('--json', '--p0', '0.9', '--p1', '0.5', '--alpha', '0.1', '--beta', '0.1'));
    expect(told.exact.alpha).toBeLessThanOrEqual(0.1);
    expect(told.exact.beta).toBeLessThanOrEqual(0.1);
    expect(told.fail.at(-1)).toBe(told.pass.at(-1) + 1);
  });

  it("prints Wald's test by its name", async () => {
    expect(await design('--method', 'wald')).toMatch(/exact alpha 0.03223, exact beta 0.04462/);
  });

  it.each([
    [['--p0', '2'], /--p0 2: it must be a number between 0 and 1/],
    [['--p0', '0.7'], /--p1 0.80: it must be smaller than --p0 0.7/],
    [['--alpha', ''], /--alpha : it must be a number/],
    [['--method', 'bayes'], /--method bayes: it must be one of closed, wald/],
  ])('refuses %j', async (flags, message) => {
    await expect(design(...flags)).rejects.toThrow(message);
  });
});
