import type { SequentialDesign } from './design.ts';
import { operatingCharacteristic } from './operating-characteristic.ts';
import type { DesignWish } from './search-design.ts';

/** Trials that more than one path in a million goes beyond are never planned: there the nearer bound decides. */
const OPEN_MASS = 1e-6;
const LONGEST = 1200;

/**
 * Wald's sequential probability ratio test with his approximate bounds (AgentAssay 3.9) as an integer table: after n
 * trials with v violations it passes while v is at most the lower line, and fails from the upper line on. The lines are
 * straight, so the table is exact; it ends where hardly any path is open at any pass rate. For comparison, and for
 * `statistics.method: wald`.
 */
export function waldDesign(wish: DesignWish): SequentialDesign {
  const open = lines(wish, LONGEST);
  const end = Math.max(...[wish.p0, wish.p1, steepest(wish)].map(rate => lastOpen(open, rate)));
  const pass = open.pass.slice(0, end);
  const fail = open.fail.slice(0, end);
  const middle = Math.floor(((pass[end - 1] ?? -1) + (fail[end - 1] ?? 0)) / 2);
  const curtailed = fail.map(bound => (bound === null ? null : Math.min(bound, middle + 1)));
  const closed = { pass: pass.with(end - 1, middle), fail: curtailed.with(end - 1, middle + 1) };
  const exact = {
    alpha: operatingCharacteristic(closed, wish.p0).fail,
    beta: operatingCharacteristic(closed, wish.p1).pass,
  };
  return { ...wish, exact, ...closed };
}

/** The rate at which the log ratio has no drift: the test takes longest there. */
function steepest({ p0, p1 }: DesignWish): number {
  const [onPass, onViolation] = steps(p0, p1);
  return onViolation / (onViolation - onPass);
}

/** What a compliant trial and a violation add to log L(p1)/L(p0). */
function steps(p0: number, p1: number): readonly [number, number] {
  return [Math.log(p1 / p0), Math.log((1 - p1) / (1 - p0))];
}

function lines({ p0, p1, alpha, beta }: DesignWish, length: number) {
  const [onPass, onViolation] = steps(p0, p1);
  const [lower, upper] = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  const at = (bound: number, n: number) => (bound - n * onPass) / (onViolation - onPass);
  const pass = Array.from({ length }, (_, i) => Math.max(-1, Math.floor(at(lower, i + 1))));
  const fail = Array.from({ length }, (_, i) => {
    const bound = Math.max(1, Math.ceil(at(upper, i + 1)));
    return bound > i + 1 ? null : bound;
  });
  return { pass, fail };
}

function lastOpen(bounds: ReturnType<typeof lines>, rate: number): number {
  let open = 1;
  const { stopsAt } = operatingCharacteristic(bounds, rate);
  const last = stopsAt.findIndex(mass => {
    open -= mass;
    return open < OPEN_MASS;
  });
  return last === -1 ? bounds.pass.length : last + 1;
}
