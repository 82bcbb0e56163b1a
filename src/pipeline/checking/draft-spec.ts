import { argumentTable } from '../../lib/table-links.ts';
import { singularOf, toSnakeCase } from '../../lib/word-forms.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Clause, Spec, ThenClause } from '../../model/spec.ts';
import type { CallEvent, Trace, TraceEvent } from '../../model/trace.ts';

export interface DraftInput {
  readonly artifacts: AgentArtifacts;
  readonly trace: Trace;
  /** Index of the recorded message that the draft is about. */
  readonly message: number;
  /** A tool that should have been called there; null: what the message does should not have been done. */
  readonly missing: string | null;
  /** Ids in use. */
  readonly taken: ReadonlySet<string>;
}

/**
 * A proposed spec out of one message of a recording, for a person to edit: the tool and arguments of its call, the
 * objects that they name, and a check that forbids the call (or, with `missing`, asks for one; for a message of words
 * only, that leaves them to the judge). Null when the recording has nothing of the agent there.
 */
export function draftSpec(input: DraftInput): Spec | null {
  const { trace, message, missing } = input;
  const events = trace.events.filter(({ messageIndex }) => messageIndex === message);
  const call = events.find(event => event.kind === 'call' && event.by === 'agent');
  if (missing !== null) return buildDraft(input, { tool: missing, call: callAfter(trace, message), force: 'required' });
  if (call?.kind === 'call') return buildDraft(input, { tool: call.tool, call, force: 'prohibited' });
  const said = events.find(event => event.kind === 'agent');
  return said?.kind === 'agent'
    ? buildDraft(input, { tool: null, call: null, force: 'prohibited', said: said.text })
    : null;
}

interface Draft {
  readonly tool: string | null;
  /** The call whose arguments name the objects. */
  readonly call: CallEvent | null;
  readonly force: 'required' | 'prohibited';
  readonly said?: string;
}

function buildDraft(input: DraftInput, draft: Draft): Spec {
  const { trace, message, taken } = input;
  const { tool, call, force } = draft;
  const base = `from-trace-${(tool ?? 'message').toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const id = freeId(base, taken);
  const { objects, args } = call === null ? { objects: {}, args: {} } : bindArguments(call.args, input);
  return {
    id,
    rule: `TODO: the rule that message ${message} of conversation ${trace.id} breaks`,
    source: 'manual',
    category: tool === null ? 'communication' : 'eligibility',
    tools: tool === null ? [] : [tool],
    severity: 'should',
    status: 'proposed',
    evidence: [],
    scenarios: [
      {
        id: `${id}.as-recorded`,
        title: `As in message ${message} of conversation ${trace.id}`,
        force,
        objects,
        given: givenOf(objects),
        when: requestBefore(trace, message),
        then: [thenOf(draft, args)],
      },
    ],
  };
}

/** Arguments that name a record become `$object.id`; other values are those of one conversation and are left out. */
function bindArguments(
  args: JsonObject,
  { artifacts }: DraftInput,
): { objects: Record<string, string>; args: JsonObject } {
  const found = Object.keys(args).flatMap(argument => {
    const table = argumentTable(argument, { model: artifacts.dataModel, objects: {} });
    return table === null ? [] : [{ argument, table, object: singularOf(toSnakeCase(table)) }];
  });
  return {
    objects: Object.fromEntries(found.map(({ object, table }) => [object, table])),
    args: Object.fromEntries(found.map(({ argument, object }) => [argument, `$${object}.id`])),
  };
}

function givenOf(objects: Readonly<Record<string, string>>): readonly Clause[] {
  const [first] = Object.keys(objects);
  return first === undefined
    ? []
    : [{ kind: 'ownership', text: `the requester owns the ${first}`, of: first, is: 'requester' }];
}

function thenOf({ tool, said, force }: Draft, args: JsonObject): ThenClause {
  if (tool === null)
    return {
      text: 'the agent does not say this',
      check: { kind: 'not-said', sentence: said ?? '' },
      attempts: 'report',
    };
  const check = { tool, ...(Object.keys(args).length === 0 ? {} : { args }) };
  return force === 'required'
    ? { text: `the agent calls ${tool}`, check: { kind: 'called', ...check }, attempts: 'report' }
    : { text: `the agent does not call ${tool}`, check: { kind: 'never-called', ...check }, attempts: 'report' };
}

/** The user's words before the message, in one line. */
function requestBefore({ events }: Trace, message: number): string {
  const before = events.findLast(event => event.kind === 'user' && isUpTo(event, message));
  const words = before?.kind === 'user' ? before.text.replace(/\s+/g, ' ').trim().slice(0, 200) : '';
  return words === '' ? 'TODO: what the user asks for' : `the user writes: ${words}`;
}

function callAfter({ events }: Trace, message: number): CallEvent | null {
  const call = events.find(event => event.kind === 'call' && !isUpTo(event, message - 1));
  return call?.kind === 'call' ? call : null;
}

function isUpTo({ messageIndex }: TraceEvent, message: number): boolean {
  return messageIndex !== undefined && messageIndex <= message;
}

function freeId(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
