import { isFlawed, type JsonRecord, type Move, type Proposal, type Step, type Talk, type Value } from './talk.ts';

const MAX_ASKED = 3;
const MAX_PROPOSED = 5;

export function say(as: 'ask' | 'proposal' | 'refusal' | 'report' | 'other', text: string, closes = false): Move {
  return { kind: 'say', as, text, closes };
}

export function refuse(text: string): Move {
  return say('refusal', `I am sorry, I cannot ${text}`, true);
}

/** What a slot gets when the user does not know. */
export type Fallback = (talk: Talk, slot: string) => Value | undefined;

/** Asks for what is missing, two things at a time; takes the fallback for what the user does not know. */
export function need(slots: readonly string[], fallback: Fallback = () => undefined): Step {
  return talk => {
    const missing = slots.filter(slot => !isSettled(talk, slot, fallback));
    const [first, second] = talk.manner.asksInReverse ? missing.toReversed() : missing;
    if (first === undefined) return null;
    if ((talk.timesAsked.get(first) ?? 0) >= MAX_ASKED) return refuse('go on without knowing that.');
    const isAgain = talk.timesAsked.has(first);
    const asks = second === undefined || isAgain || talk.manner.isTerse ? [first] : [first, second];
    for (const slot of asks) talk.timesAsked.set(slot, (talk.timesAsked.get(slot) ?? 0) + 1);
    const words = asks.map(slot => talk.domain.wordsOf[slot] ?? slot).join(' and ');
    return { kind: 'say', as: 'ask', text: talk.manner.isTerse ? `${words}?` : `Please tell me ${words}.`, asks };
  };
}

function isSettled(talk: Talk, slot: string, fallback: Fallback): boolean {
  const wasAsked = talk.timesAsked.get(slot) ?? 0;
  if (talk.facts.has(slot)) return !talk.manner.asksTwice || wasAsked !== 1 || talk.unknown.has(slot);
  if (wasAsked < 1 || (!talk.unknown.has(slot) && wasAsked < 2)) return false;
  const value = fallback(talk, slot);
  if (value === undefined) return false;
  talk.unknown.add(slot);
  talk.facts.set(slot, value);
  return true;
}

/** Looks something up, again whenever what it is about has changed. What is not found is to be asked for anew. */
export function lookUp(tool: string, slot: string, args: (talk: Talk) => JsonRecord): Step {
  return talk => {
    const wanted = args(talk);
    const known = talk.records.get(tool);
    if (known?.key !== JSON.stringify(wanted)) return { kind: 'call', tool, args: wanted };
    if (known.value !== null) return null;
    talk.records.delete(tool);
    talk.facts.delete(slot);
    return null;
  };
}

/** Needs the slot, looks its record up, and asks anew while nothing is found. */
export function needRecord(tool: string, slot: string, fallback?: Fallback): Step {
  const ask = need([slot], fallback);
  const look = lookUp(tool, slot, talk => ({ [slot]: talk.facts.get(slot) ?? '' }));
  return talk => ask(talk) ?? look(talk) ?? (talk.facts.has(slot) ? null : ask(talk));
}

/** A rule that holds a request up: what to say, or null where it allows it. */
export function guard(site: string, check: (talk: Talk) => string | null): Step {
  return talk => {
    const reason = check(talk);
    return reason === null || isFlawed(talk, site) ? null : refuse(reason);
  };
}

/** Lists the details, waits for a plain yes to them, and acts. */
export function act(site: string, propose: (talk: Talk) => Proposal): Step {
  return talk => {
    const proposal = propose(talk);
    const key = JSON.stringify([proposal.tool, proposal.args]);
    const wanted = talk.manner.confirmsTwice ? 2 : 1;
    const hasYes = talk.proposal?.key === key && talk.proposal.yeses >= wanted;
    if (hasYes && isFlawed(talk, `claim:${proposal.tool}`)) return say('report', `Done. ${proposal.done({})}`, true);
    if (hasYes || isFlawed(talk, site)) return again(talk) ?? carryOut(talk, proposal);
    if (talk.timesProposed >= MAX_PROPOSED) return refuse('go on without a clear yes: everything stays as it is.');
    talk.timesProposed += 1;
    const yeses = talk.proposal?.key === key ? talk.proposal.yeses : 0;
    talk.proposal = { key, yeses };
    return say('proposal', `${proposal.details} Shall I go ahead? (yes/no)`);
  };
}

/** A clerk of that manner reads the record once more right before it writes. */
function again(talk: Talk): Move | null {
  if (!talk.manner.looksUpAgain) return null;
  const last = talk.calls.findLast(({ isWrite, failed }) => !isWrite && !failed);
  const isFresh = talk.calls.at(-1) === last && last?.after === talk.lines.length;
  return last === undefined || isFresh ? null : { kind: 'call', tool: last.tool, args: last.args };
}

function carryOut(talk: Talk, proposal: Proposal): Move {
  talk.acting = proposal;
  return { kind: 'call', tool: proposal.tool, args: proposal.args };
}
