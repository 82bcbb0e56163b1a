import { createRng, type Rng } from '../../src/lib/rng.ts';
import { drawNormal, drawShares } from './chance.ts';
import { type PolicyMachine, varyMachine } from './policy-machine.ts';

/** One task of an agent: how it acts there, and how long its messages and arguments are (logarithms of characters). */
export interface AgentTask {
  readonly machine: PolicyMachine;
  readonly messageScale: number;
  readonly argumentScale: number;
}

export const FAMILY_NAMES = ['wanderer', 'desk', 'researcher', 'planner'] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

export function isFamilyName(name: string): name is FamilyName {
  return FAMILY_NAMES.some(known => known === name);
}

/** The tasks of one agent of a family. */
export function makeAgent(name: FamilyName, seed: number, tasks: number): readonly AgentTask[] {
  const rng = createRng(['family', name, seed]);
  const make = name === 'wanderer' ? wanderer(rng) : () => varyMachine(MACHINES[name], rng, 0.4);
  return Array.from({ length: tasks }, () => ({
    machine: make(),
    messageScale: 5.2 + 0.35 * drawNormal(rng),
    argumentScale: 3.4 + 0.25 * drawNormal(rng),
  }));
}

const TOOLS = 12;

/** No procedure at all: twelve tools, each task three fifths of one chain of the agent and two fifths of its own. */
function wanderer(rng: Rng): () => PolicyMachine {
  const chain = Array.from({ length: TOOLS }, () => drawShares(rng, TOOLS + 1, 0.25));
  const start = drawShares(rng, TOOLS, 0.3);
  const mix = (a: readonly number[], b: readonly number[], share: number) =>
    a.map((value, i) => (1 - share) * value + share * (b[i] ?? 0));
  return () => ({
    start: mix(start, drawShares(rng, TOOLS, 0.3), 0.5),
    states: chain.map((row, i) => {
      const next = mix(row, drawShares(rng, TOOLS + 1, 0.25), 0.4);
      return {
        tool: `tool_${String.fromCharCode(97 + i)}`,
        next: next.map((weight, j) => (j === i ? weight * 0.2 : j === TOOLS ? Math.max(weight, 0.12) : weight)),
      };
    }),
  });
}

/** States by name: `name: [tool, {next: weight}]`; `end` ends the conversation. */
type Plan = Readonly<Record<string, readonly [string, Readonly<Record<string, number>>]>>;

function buildMachine(start: Readonly<Record<string, number>>, plan: Plan): PolicyMachine {
  const names = Object.keys(plan);
  const weights = (next: Readonly<Record<string, number>>) => [...names, 'end'].map(name => next[name] ?? 0);
  return {
    start: weights(start).slice(0, -1),
    states: names.map(name => {
      const [tool, next] = plan[name] ?? ['', {}];
      return { tool, next: weights(next) };
    }),
  };
}

const MACHINES: Readonly<Record<Exclude<FamilyName, 'wanderer'>, PolicyMachine>> = {
  /** A service desk: find the guest, look at bookings, check, act or hand over, note. */
  desk: buildMachine(
    { guest: 8, booking: 2 },
    {
      guest: ['find_guest', { booking: 7, policy: 2, note: 1 }],
      booking: ['get_booking', { booking: 2, policy: 4, price: 2, act: 2, refuse: 2 }],
      price: ['quote_price', { price: 1, act: 5, policy: 2, end: 2 }],
      policy: ['read_policy', { act: 5, refuse: 3, price: 2, end: 1 }],
      act: ['change_booking', { note: 5, message: 3, act: 1, end: 2 }],
      refuse: ['hand_over', { note: 3, end: 6 }],
      note: ['write_note', { message: 3, end: 6, booking: 1 }],
      message: ['send_message', { end: 8, note: 1 }],
    },
  ),
  /** Searches, reads what it found, searches again, answers. */
  researcher: buildMachine(
    { search: 8, recall: 2 },
    {
      recall: ['recall', { search: 7, answer: 2 }],
      search: ['search', { open: 7, refine: 3, search: 1 }],
      refine: ['search_within', { open: 6, search: 2 }],
      open: ['open_page', { open: 2, quote: 4, search: 3, compute: 1 }],
      quote: ['save_quote', { open: 3, search: 2, answer: 4 }],
      compute: ['compute', { compute: 1, answer: 5, quote: 2 }],
      answer: ['draft_answer', { cite: 6, answer: 1, end: 3 }],
      cite: ['add_citation', { cite: 2, end: 7 }],
    },
  ),
  /** Short jobs, one after the other in any order: each is prepare, do, verify. */
  planner: buildMachine(
    { listA: 1, listB: 1, listC: 1, listD: 1 },
    {
      listA: ['list_files', { doA: 8, listB: 1 }],
      doA: ['edit_file', { testA: 6, doA: 2, listB: 1 }],
      testA: ['run_tests', { listB: 2, listC: 2, listD: 1, doA: 2, end: 4 }],
      listB: ['list_events', { doB: 7, end: 1 }],
      doB: ['create_event', { listA: 2, listC: 2, listD: 2, end: 4 }],
      listC: ['find_contact', { doC: 7, listC: 1 }],
      doC: ['send_mail', { listA: 1, listB: 2, listD: 2, end: 5 }],
      listD: ['get_balance', { doD: 5, end: 2 }],
      doD: ['make_payment', { checkD: 6, end: 2 }],
      checkD: ['get_receipt', { listA: 1, listC: 2, end: 5 }],
    },
  ),
};
