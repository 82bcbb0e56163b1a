import type { AgentStart, AgentTurn, ModuleAgent, ToolCall } from '../../src/agent.ts';
import { refuse, say } from './clerk-steps.ts';
import { asksForAction, isFarewell, readConsent, saysNotKnown } from './read-reply.ts';
import {
  closeTask,
  type Domain,
  type Flaw,
  isFlawed,
  type Json,
  type Manner,
  type Move,
  openTalk,
  type Talk,
} from './talk.ts';

const MAX_MISUNDERSTOOD = 2;

export interface ClerkOptions {
  readonly domain: Domain;
  readonly manner?: Manner;
  readonly flaw?: Flaw | null;
}

/**
 * A scripted agent of a domain: it asks for what it needs, looks up, keeps its rules, lists what it is about to do, waits
 * for a plain yes, acts and reports. One call or one message a turn. It keeps every rule but the one of its flaw.
 */
export function startClerk({ domain, manner = {}, flaw = null }: ClerkOptions, trial: AgentStart): ModuleAgent {
  const talk = openTalk({ trial, domain, manner, flaw });
  let pending: ToolCall | null = null;
  const turn = (move: Move): AgentTurn => {
    pending = null;
    if (move.kind === 'say') return { events: [{ kind: 'agent', text: move.text, delivered: true, turn: 0 }] };
    pending = { callId: `c${talk.calls.length + 1}`, tool: move.tool, args: move.args };
    const beside = isFlawed(talk, 'beside') && domain.reads.has(move.tool) ? 'One moment, I am looking that up.' : null;
    const events: AgentTurn['events'] =
      beside === null ? [] : [{ kind: 'agent', text: beside, delivered: false, turn: 0 }];
    return { events, pending: [pending] };
  };
  return {
    send(input) {
      if ('user' in input) return turn(settle(talk, hear(talk, input.user)));
      const result = input.results.find(({ callId }) => callId === pending?.callId)?.result ?? null;
      if (pending !== null) take(talk, pending, result);
      return turn(settle(talk, decide(talk)));
    },
  };
}

function hear(talk: Talk, text: string): Move {
  const wasAsked = talk.asking;
  talk.lines.push({ by: 'user', kind: 'user', text });
  const [task] = talk.domain.readTasks(text);
  if (isFarewell(text) && task === undefined) return takeLeave(talk);
  if (talk.task === null) {
    if (task === undefined) return misunderstand(talk, text);
    talk.task = task;
    talk.request = text;
  } else if (
    task !== undefined &&
    task !== talk.task &&
    asksForAction(text) &&
    !/:\s*\S/.test(text.split('\n')[0] ?? '')
  ) {
    changeGoal(talk, task, text);
  }
  talk.misunderstood = 0;
  const changed = learn(talk, text, wasAsked);
  if (talk.proposal !== null && !takeReply(talk, text, changed)) {
    return say('report', 'All right, nothing is done. Is there anything else?', true);
  }
  return decide(talk);
}

function takeLeave(talk: Talk): Move {
  const text = talk.task === null ? 'You are welcome. Goodbye.' : 'All right, nothing more is done. Goodbye.';
  return say('other', text, true);
}

function changeGoal(talk: Talk, task: string, text: string): void {
  if (talk.calls.length > 0) talk.goalChanges += 1;
  const { key, identity } = talk.domain;
  const about = talk.facts.get(key);
  closeTask(talk);
  if (about !== undefined && key !== identity) talk.facts.set(key, about);
  talk.task = task;
  talk.request = text;
}

/** False when the user does not want what was proposed. */
function takeReply(talk: Talk, text: string, changed: boolean): boolean {
  if (talk.proposal === null) return true;
  if (changed) talk.lateChanges += 1;
  const consent = changed ? 'unclear' : readConsent(text);
  if (consent === 'no') return false;
  talk.proposal.yeses = consent === 'yes' ? talk.proposal.yeses + 1 : 0;
  return true;
}

/** Keeps the facts of a message; whether one of them changed what was known. */
function learn(talk: Talk, text: string, asked: readonly string[]): boolean {
  let changed = false;
  for (const [slot, value] of talk.domain.readFacts(text, asked)) {
    talk.told.push({ slot, value, line: talk.lines.length - 1, wasAsked: asked.includes(slot) });
    if (slot === talk.domain.identity && talk.isIdentified) continue;
    const stands = talk.domain.sticky.has(slot) && talk.facts.has(slot) && !asked.includes(slot);
    if (stands && !text.toLowerCase().includes(slot)) continue;
    changed ||= talk.facts.has(slot) && talk.facts.get(slot) !== value;
    talk.facts.set(slot, value);
    talk.unknown.delete(slot);
  }
  const [only, ...more] = asked;
  if (saysNotKnown(text) && only !== undefined && more.length === 0 && !talk.facts.has(only)) talk.unknown.add(only);
  return changed;
}

function misunderstand(talk: Talk, text: string): Move {
  learn(talk, text, talk.asking);
  talk.misunderstood += 1;
  talk.request = text;
  const limit = talk.manner.transfersReadily ? 0 : MAX_MISUNDERSTOOD;
  if (talk.misunderstood > limit) return talk.domain.handOver(talk);
  return say('other', 'How can I help: what is it that you want to have done?');
}

function take(talk: Talk, { tool, args }: ToolCall, result: Json): void {
  const { domain } = talk;
  const failed = result === null || (typeof result === 'string' && /^error\b/i.test(result));
  const isWrite = !domain.reads.has(tool);
  talk.calls.push({ tool, args, result, failed, isWrite, after: talk.lines.length });
  if (!isWrite) {
    talk.records.set(tool, { key: JSON.stringify(args), value: failed ? null : result });
    if (!failed && domain.identity in args) talk.isIdentified = true;
    return;
  }
  talk.written = { result, failed };
  if (/^transfer/.test(tool) && !failed) talk.hasTransferred = true;
  else talk.records.clear();
}

function decide(talk: Talk): Move {
  const { acting, written } = talk;
  if (acting !== null && written?.failed) return refuse('do that: the system did not accept it.');
  if (acting !== null && written)
    return say('report', `Done. ${acting.done(written.result)} Is there anything else?`, true);
  for (const step of talk.task === null ? [] : (talk.domain.tasks[talk.task] ?? [])) {
    const move = step(talk);
    if (move !== null) return move;
  }
  if (talk.hasTransferred) return say('report', 'You have been transferred to a colleague.', true);
  return refuse('do that.');
}

/** Words it as this clerk does, and keeps it in mind. */
function settle(talk: Talk, move: Move): Move {
  if (move.kind === 'call') return move;
  const { manner } = talk;
  if (move.as === 'refusal' && manner.refusesLate && !talk.hasPaused && talk.task !== null) {
    talk.hasPaused = true;
    return settle(talk, say('other', 'Let me think about that. Is there more that I should know?'));
  }
  const text = `${opening(talk)}${move.text}`;
  talk.lines.push({ by: 'agent', kind: move.as, text });
  talk.asking = move.asks ?? [];
  if (move.closes) closeTask(talk);
  return { ...move, text };
}

function opening({ manner, facts, domain }: Talk): string {
  if (manner.isVerbose) return 'It is good to hear from you, and I gladly take all the time that this takes. ';
  if (manner.apologises) return 'I am so sorry for the trouble. ';
  const noted = [...facts].map(([slot, value]) => `${domain.wordsOf[slot] ?? slot} ${value}`);
  return manner.repeatsSummary && noted.length > 0 ? `So far I noted ${noted.join(', ')}. ` : '';
}
