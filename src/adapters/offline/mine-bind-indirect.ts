import { nounGroup, verbGroup } from './mine-english.ts';

/** What of a tool the indirect bindings look at. */
interface NamedTool {
  readonly name: string;
  /** Group of its verb. */
  readonly group: string;
  readonly nouns: readonly string[];
  readonly isRead: boolean;
}

/** Tools that a sentence means without using their verbs: by their purpose, by acting on a thing at all, by a noun. */
export function bindIndirectly(text: string, tools: readonly NamedTool[]): readonly string[] {
  const readers = [bindByPurpose, bindByAnyAction, bindByLookUp];
  return readers.map(read => read(text, tools)).find(names => names.length > 0) ?? [];
}

const COMPENSATION = /\bcompensat(?:e|es|ed|ing|ion|ions)\b/i;
/** Things that a business compensates with, and how it hands them out. */
const COMPENSATING = new Set(['certificate', 'coupon', 'credit', 'compensation', 'refund'].map(nounGroup));
const GIVING = new Set(['send', 'create', 'add', 'apply'].map(verbGroup));

/** To compensate is to hand out a certificate, a credit, a coupon. */
function bindByPurpose(text: string, tools: readonly NamedTool[]): readonly string[] {
  if (!COMPENSATION.test(text)) return [];
  return tools
    .filter(({ isRead, group, nouns }) => !isRead && GIVING.has(group) && nouns.some(noun => COMPENSATING.has(noun)))
    .map(({ name }) => name);
}

const ACTS_ON = /\btak(?:e|es|ing)\s+(?:any\s+|an\s+)?actions?\s+(?:on|for|regarding)\s+(.+)$/i;

/** To take action on a thing is every change of it; on a thing that no tool names, every change there is. */
function bindByAnyAction(text: string, tools: readonly NamedTool[]): readonly string[] {
  const things = ACTS_ON.exec(text)?.[1];
  if (things === undefined) return [];
  const named = nounsOf(things);
  const writes = tools.filter(({ isRead, group }) => !isRead && !HELPING.has(group));
  const onThing = writes.filter(({ nouns }) => nouns.some(noun => named.has(noun)));
  return (onThing.length > 0 ? onThing : writes).map(({ name }) => name);
}

/** Tools that change nothing of the business although they are no reads. */
const HELPING = new Set(['transfer', 'calculate', 'think'].map(verbGroup));

const LOOK_UP = /\b(\p{L}+)\s+(?:look-?ups?|search(?:es)?|retrievals?)\b/iu;

/** "For name lookup": the reads that find by that. */
function bindByLookUp(text: string, tools: readonly NamedTool[]): readonly string[] {
  const by = LOOK_UP.exec(text)?.[1];
  if (by === undefined) return [];
  return tools.filter(({ isRead, nouns }) => isRead && nouns.includes(nounGroup(by))).map(({ name }) => name);
}

function nounsOf(text: string): ReadonlySet<string> {
  return new Set((text.match(/[\p{L}'’]+/gu) ?? []).map(nounGroup));
}
