/**
 * The booking desk, scripted: an agent under test that needs no model. It keeps the rules of the prompt that it is
 * given, save for the defects that switches.json switches on.
 */
import type { AgentStart, AgentTurn, ModuleAgent, StartAgent, ToolCall, ToolResult } from '../../../src/agent.ts';
import { type DefectLetter, readSwitches } from './defects.ts';
import { beginTask, closeTask, type Desk, isRecord, type Move, openDesk, refuse } from './desk.ts';
import { isDontKnow, isFarewell, isNo, isYes, readFacts, readTask, readTopic, type Slot } from './read-message.ts';
import { handOver } from './steps.ts';
import { TASKS } from './tasks.ts';

const READS = new Set(['find_guest', 'get_booking', 'check_availability']);
const MAX_MISUNDERSTOOD = 2;
const LEFT: Move = { kind: 'say', text: 'All right, done: everything stays as it is.', closes: true };

export const start: StartAgent = trial => startDesk(trial, readSwitches());

/** The desk with these defects switched on. */
export function startDesk(trial: AgentStart, switchedOn: readonly DefectLetter[]): ModuleAgent {
  const desk = openDesk(trial, switchedOn);
  let pending: readonly ToolCall[] = [];
  let calls = 0;
  const turn = (move: Move, isLast: boolean): AgentTurn => {
    if (move.kind === 'say') return { events: [say(move.text, true)], done: isLast };
    calls += 1;
    pending = [{ callId: `c${calls}`, tool: move.tool, args: move.args }];
    return { events: talkBeside(desk, move.tool), pending };
  };
  return {
    send(input) {
      if ('user' in input) return turn(hear(desk, input.user), desk.task === null && isFarewell(input.user));
      const [call] = pending;
      const result = input.results.find(({ callId }) => callId === call?.callId);
      return turn(call && result ? take(desk, { tool: call.tool, result }) : decide(desk), false);
    },
  };
}

function say(text: string, delivered: boolean): AgentTurn['events'][number] {
  return { kind: 'agent', text, delivered, turn: 0 };
}

function talkBeside(desk: Desk, tool: string): AgentTurn['events'] {
  return tool === 'get_booking' && desk.defects.has('l') ? [say('One moment, I am looking that up.', false)] : [];
}

/** Takes in what the guest wrote and decides. */
function hear(desk: Desk, text: string): Move {
  if (desk.task === null) {
    if (isFarewell(text)) return { kind: 'say', text: 'You are welcome. Goodbye.' };
    const task = readTask(text);
    if (task === null) return askAgain(desk, text);
    beginTask(desk, task, text);
    desk.topic = readTopic(text);
  } else if (isFarewell(text)) {
    return settle(desk, LEFT);
  }
  desk.misunderstood = 0;
  learn(desk, text);
  if (desk.proposal !== null) {
    desk.isConfirmed = isYes(text);
    if (isNo(text)) return settle(desk, LEFT);
  }
  return decide(desk);
}

/** Keeps the facts of a message, and what the guest says not to know. */
function learn(desk: Desk, text: string): void {
  for (const [slot, value] of readFacts(text, desk.asking)) {
    if (desk.facts.get(slot) !== value) forgetFindings(desk, slot);
    desk.facts.set(slot, value);
  }
  if (!isDontKnow(text)) return;
  desk.asksTogether = false;
  const [only, ...more] = desk.asking;
  if (only !== undefined && more.length === 0) desk.unknown.add(only);
}

/** What was looked up for a value that the guest replaces by another one is looked up anew. */
function forgetFindings(desk: Desk, slot: Slot): void {
  if (slot === 'guest_id') desk.guest = null;
  if (slot === 'booking_id') desk.booking = null;
  if (slot === 'room_type' || slot === 'check_in' || slot === 'nights') desk.availability = null;
}

function askAgain(desk: Desk, text: string): Move {
  desk.misunderstood += 1;
  learn(desk, text);
  desk.request = text;
  if (desk.misunderstood > MAX_MISUNDERSTOOD) return handOver(desk);
  return { kind: 'say', text: 'How can I help: is it about a booking, a voucher, or something for the staff?' };
}

/** Takes in what a tool returned and decides. */
function take(desk: Desk, { tool, result }: { readonly tool: string; readonly result: ToolResult }): Move {
  const value = result.result;
  if (!READS.has(tool)) {
    desk.result = value ?? 'nothing';
    return decide(desk);
  }
  if (!isRecord(value)) return lookAgain(desk, tool);
  if (tool === 'find_guest') desk.guest = value;
  if (tool === 'get_booking') desk.booking = value;
  if (tool === 'check_availability') desk.availability = value;
  return decide(desk);
}

/** What was looked up is not there: the guest is asked once more for its id. */
function lookAgain(desk: Desk, tool: string): Move {
  if (tool === 'check_availability') {
    return settle(desk, refuse('look up rooms for such a stay.'));
  }
  desk.facts.delete(tool === 'find_guest' ? 'guest_id' : 'booking_id');
  return decide(desk);
}

function decide(desk: Desk): Move {
  for (const step of desk.task === null ? [] : TASKS[desk.task]) {
    const move = step(desk);
    if (move !== null) return settle(desk, move);
  }
  return askAgain(desk, '');
}

function settle(desk: Desk, move: Move): Move {
  if (move.kind === 'say') {
    desk.asking = move.asks ?? [];
    if (move.closes) closeTask(desk);
  }
  return move;
}
