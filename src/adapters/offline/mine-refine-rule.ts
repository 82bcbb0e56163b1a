import { whenOfTool } from '../../lib/tool-words.ts';
import type {
  Behaviour,
  RefinedCase,
  RefinementWorld,
  RefineRulesAnswer,
  RefineRulesInput,
  RuleToRefine,
} from '../../model/mining-task.ts';
import { usesVerbOf } from './mine-bind-tools.ts';
import { coreOf, splitMainClause } from './mine-forms.ts';
import { placeOf, readToolOrder } from './mine-tool-order.ts';

/**
 * Task 'refine-rule' without a model: a rule of one of a few unmistakable forms gets a check; every other one gets one
 * scenario whose Then a reader must decide. Conditions are left in words: guessing fields from them would test another
 * rule than the prompt's.
 */
export function refineRuleOffline(input: RefineRulesInput): RefineRulesAnswer {
  return {
    rules: input.rules.map((rule, at) => {
      const cases = READERS.flatMap(read => read({ ...input, ...rule }))[0];
      return { rule: at + 1, cases: cases ? [...cases] : [plainCase({ ...input, ...rule })] };
    }),
  };
}

/** One rule, and what it may speak of. */
type Input = RuleToRefine & RefinementWorld;

type Reader = (input: Input) => readonly (readonly RefinedCase[])[];

const found = (cases: readonly RefinedCase[]) => (cases.length > 0 ? [cases] : []);

/** "Before any change ... obtain the user's confirmation": each bound tool that changes something. */
const readConfirmation: Reader = input => {
  const { rule, force } = input;
  const isAsked =
    /\bconfirm(?:ation|s|ed)?\b|\bexplicit (?:consent|approval|yes|ok|okay)\b/i.test(rule) && !/\bremind\b/i.test(rule);
  const isBefore =
    /\b(?:before|prior to)\b[^.;]*\b(?:obtain|get|ask(?: for)?|request|require|need|confirm|have|receive|wait)\b/i.test(
      rule,
    ) ||
    /\b(?:obtain|get|ask for|request|require|confirm\w*|receive|wait for)\b[^.;]*\b(?:before|prior to|to proceed)\b/i.test(
      rule,
    );
  const isOfUser = /\b(?:user|customer|guest|client|member|patient|caller|their|explicit)\b/i.test(rule);
  const isConditional = /\b(?:if|unless|when|over|more than|above|except)\b/i.test(rule);
  if (force !== 'required' || !isAsked || !isBefore || !isOfUser || isConditional) return [];
  return found(
    writesOf(input).map(tool => ({
      ...emptyCase(input, tool),
      force: 'required' as const,
      holds: [behave(`the agent calls ${tool} only after the user confirmed it`, { 'confirmed-before': { tool } })],
    })),
  );
};

/** "Never ...": an outright prohibition of what a tool does. */
const readProhibition: Reader = input => {
  const { rule, force, condition } = input;
  const { lead, main } = splitMainClause(rule);
  const form =
    /^(?:you |the agent |agents? )?(?:must not|must never|may not|may never|should not|should never|shall not|never|do not|don['’]t|cannot|can not|can['’]t|(?:is|are) not allowed to)\s+(.+)$/i;
  const behaviour = form.exec(main)?.[1];
  const isBare =
    condition === null &&
    lead === '' &&
    coreOf(main) === main &&
    !/\b(?:only|without|other than|except|unless|more than|that|which|who)\b/i.test(main);
  const [tool, ...others] = input.tools;
  if (force !== 'prohibited' || behaviour === undefined || !isBare || tool === undefined || others.length > 0)
    return [];
  if (!namesAll(behaviour, tool)) return [];
  return found([
    { ...emptyCase(input, tool), holds: [behave(`the agent never calls ${tool}`, { 'never-called': { tool } })] },
  ]);
};

/** Whether a prohibition names all that the tool does, and nothing narrower: its verb first, and few words beside its own. */
function namesAll(behaviour: string, tool: string): boolean {
  const words = behaviour.replace(/[.!]+$/, '').split(/\s+/);
  const [verb = ''] = words;
  const others = words
    .slice(1)
    .filter(word => !/^(?:the|an?|any|all|use|call|user|users|customer|customers|their|to)$/i.test(word));
  const named = new RegExp(`(?<![\\w])${tool}(?![\\w])`);
  if (/^(?:call|use|invoke)$/i.test(verb)) return words.length <= 4 && named.test(behaviour);
  const own = new Set(
    tool
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .flatMap(word => [word, `${word}s`, word.replace(/s$/, '')]),
  );
  return usesVerbOf(verb, tool) && others.every(word => own.has(word.toLowerCase()));
}

/** "Identify with A before you do B or C": A named outright, the others bound by what they do. */
const readPrerequisite: Reader = input => {
  const { rule, force, tools, condition } = input;
  const named = input.allTools.filter(({ name }) => placeOf(name, rule) >= 0).map(({ name }) => name);
  const [first, ...more] = named;
  if (force !== 'required' || first === undefined || more.length > 0) return [];
  const at = placeOf(first, rule);
  const isBefore = /^[^.;]*\b(?:before|prior to)\b/i.test(rule.slice(at));
  const isConditional = /\b(?:if|unless|when|not|never|except)\b/i.test(`${rule} ${condition ?? ''}`);
  if (!isBefore || isConditional) return [];
  return found(
    tools
      .filter(tool => tool !== first)
      .map(tool => ({
        ...emptyCase(input, tool),
        force: 'required' as const,
        holds: [behave(`the agent calls ${first} before ${tool}`, { 'called-before': { first, then: tool } })],
      })),
  );
};

/** "Call A before B or C": all tools named outright. */
const readOrder: Reader = input => {
  if (input.force === 'permitted' || input.condition?.match(/\b(?:if|unless|when)\b/i)) return [];
  const names = input.allTools.map(({ name }) => name);
  const { first, then = [] } = readToolOrder(input.rule, names) ?? {};
  return found(
    then.map(tool => ({
      ...emptyCase(input, tool),
      force: 'required' as const,
      holds: [behave(`the agent calls ${first} before ${tool}`, { 'called-before': { first, then: tool } })],
    })),
  );
};

const COUNT_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** "X may be called at most N times per conversation". */
const readCount: Reader = input => {
  const [tool, ...others] = input.tools;
  const match =
    /\b(?:at most|no more than|not more than|up to|a maximum of|only)\s+(?:be (?:called|used|done) )?(\d+|one|two|three|four|five|six|once|twice)\b/i.exec(
      input.rule,
    );
  const word = match?.[1]?.toLowerCase() ?? '';
  const n = COUNT_WORDS[word] ?? Number(word);
  const isTimes =
    /^(?:once|twice)$/.test(word) ||
    /\btimes?\b/i.test(input.rule.slice((match?.index ?? 0) + (match?.[0].length ?? 0)));
  const isPer = /\b(?:per|in (?:a|one|the same|each)|during (?:a|the)) (?:conversation|chat|session)\b/i.test(
    input.rule,
  );
  const isBare = input.condition === null || !/\b(?:if|unless|when)\b/i.test(input.condition);
  if (!match || tool === undefined || others.length > 0 || !Number.isInteger(n) || !isTimes || !isPer || !isBare)
    return [];
  const check = { count: { tool, op: '<=', n, per: 'conversation' } };
  const holds = [behave(`the agent calls ${tool} at most ${n} times in a conversation`, check)];
  return found([{ ...emptyCase(input, tool), force: 'required', holds }]);
};

/** "One tool call at a time", "do not respond and call at once". */
const readSingleAction: Reader = input => {
  const isOneCall = /\b(?:one|a single) (?:tool|function) call\b|\btool calls? at a time\b/i.test(input.rule);
  const isOneKind =
    /\btool call\b/i.test(input.rule) &&
    /\b(?:respond|reply|answer)\b/i.test(input.rule) &&
    /\b(?:same time|simultaneous(?:ly)?|at once|in the same (?:turn|message))\b/i.test(input.rule);
  if (!isOneCall && !isOneKind) return [];
  const when = 'the user asks for something that needs tools';
  const holds = [
    behave('the agent makes one tool call or answers, never more in one turn', { 'single-action-turn': {} }),
  ];
  return found([{ ...emptyCase(input, undefined), name: 'single-action', when, force: 'required', holds }]);
};

const READERS: readonly Reader[] = [
  readSingleAction,
  readConfirmation,
  readProhibition,
  readOrder,
  readPrerequisite,
  readCount,
];

function writesOf(input: Input): readonly string[] {
  const reads = new Set(input.allTools.filter(({ access }) => access === 'read').map(({ name }) => name));
  return input.tools.filter(tool => !reads.has(tool));
}

function plainCase(input: Input): RefinedCase {
  return {
    ...emptyCase(input, input.tools[0]),
    name: 'rule',
    force: input.force ?? 'required',
    holds: [{ text: `the agent keeps to the rule: ${input.rule}`, check: null }],
  };
}

function emptyCase(input: Input, tool: string | undefined): RefinedCase {
  return {
    name: nameOf(tool ?? 'rule'),
    objects: [],
    context: [],
    alternatives: [],
    when: tool === undefined ? 'the user asks for something that the rule is about' : whenFor(tool, input),
    force: input.force ?? 'required',
    holds: [],
    fails: null,
  };
}

function whenFor(tool: string, { allTools }: Input): string {
  return whenOfTool(allTools.find(({ name }) => name === tool) ?? { name: tool, access: 'unknown' });
}

function nameOf(tool: string): string {
  const name = tool
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' || name === 'always' || name.startsWith('none') ? 'rule' : name;
}

function behave(text: string, check: Readonly<Record<string, unknown>>): Behaviour {
  return { text, check: JSON.stringify(check) };
}
