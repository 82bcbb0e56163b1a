import { foldText, isQuotedIn } from '../../lib/fold-text.ts';
import type { Passage, SystemPrompt } from '../../model/artifacts.ts';
import type { MinedRule, MinePromptAnswer, MinePromptInput, Unable } from '../../model/mining-task.ts';
import { bindTools, usesVerbOf } from './mine-bind-tools.ts';
import { isEnglish } from './mine-english.ts';
import { categoryOf, type Form, readForm, splitMainClause, startsWithCommand } from './mine-forms.ts';
import { readStatements, type Statement } from './mine-statements.ts';

/**
 * Task 'mine-prompt' without a model: rules are found by the forms in which English obliges (modal verbs, commands,
 * "only if", "at most"), conditions and quotation kept as they stand, tools bound by words. The same input gives the
 * same answer. A statement of fact gives no rule, and a language other than English none at all.
 */
export function minePromptRules(input: MinePromptInput): MinePromptAnswer | Unable {
  if (!isEnglish(input.prompt.text)) return { unable: 'no offline rules for this language' };
  const asked = new Set(input.passages.map(placeOf));
  const rules = readAll(input.prompt).flatMap(found => {
    const isAsked = found.read.passages.some(passage => asked.has(placeOf(passage)));
    const rule = isAsked ? toRule(found, input) : null;
    return rule && isRule(rule, found) ? [rule] : [];
  });
  return { rules };
}

/** What obliges in a prompt, in reading order. Items that their introduction takes up are no statements beside it. */
function readAll(prompt: SystemPrompt): readonly Found[] {
  const before = known.get(prompt);
  if (before !== undefined) return before;
  const statements = readStatements(prompt);
  const consumed = new Set<Passage>();
  const all = statements.flatMap((statement, at) => {
    if (statement.passages.some(passage => consumed.has(passage))) return [];
    const found = readStatement(statement, quotable(statements[at - 1], statement, prompt));
    if (found && statement.items.length > 0) for (const passage of statement.passages) consumed.add(passage);
    return found ? [found] : [];
  });
  known.set(prompt, all);
  return all;
}

/** A long prompt is asked about in parts, and is read once. */
const known = new WeakMap<SystemPrompt, readonly Found[]>();

function isRule(rule: MinedRule, { own }: Found): boolean {
  return rule.force !== 'permitted' || isPermission(own, rule.tools);
}

/** The statement before, when the two stand side by side and can be quoted as one. */
function quotable(before: Statement | undefined, own: Statement, prompt: SystemPrompt): Statement | undefined {
  if (!before || !POINTS_BACK.test(own.text)) return undefined;
  const file = prompt.files.find(source => source.file === own.passages[0]?.file);
  const isSide = file && isQuotedIn(`${before.quote} ${own.quote}`, file.text);
  return isSide ? before : undefined;
}

function placeOf({ file, lines, text }: Passage): string {
  return JSON.stringify([file, lines, text]);
}

/** "may" speaks of a permission when a tool can do it; else it says what can happen. */
function isPermission(text: string, tools: readonly string[]): boolean {
  const isAgent = /\b(?:you|agents?|assistants?)\s+(?:can|may|could|are allowed|is allowed)\b/i.test(text);
  const verb = /\b(?:can|may|could|allowed to|permitted to|able to)\s+(?:also\s+|always\s+)?(?:be\s+)?(\w+)/i.exec(
    text,
  )?.[1];
  return tools.length > 0 && (isAgent || (verb !== undefined && tools.some(tool => usesVerbOf(verb, tool))));
}

interface Found {
  /** The statement as it was read, without what it points back to. */
  readonly read: Statement;
  /** The sentence by itself, without what it points back to. */
  readonly own: string;
  readonly statement: Statement;
  readonly text: string;
  readonly form: Form;
}

/** A list whose items together are the condition or the content of what introduces it. */
const ALTERNATIVES =
  /\b(?:(?:any|one|either|all|each|both) of (?:the following|these|them)|following (?:\w+ )?(?:conditions?|reasons?|cases?|situations?|criteria|is true|are true|hold|apply|applies)|(?:only|not) (?:if|when|for|in)|unless|except|(?:if|when))\b[^:]*:?$/i;
/** A list whose items are steps: each is an obligation of its own. */
const STEPS =
  /\b(?:steps?|procedure|as follows|do the following|(?:should|must|need to|have to|always|never|do not|don['’]t|they should))\W*$/i;
const CONDITIONAL = /^(?:if|when|whenever|once|after|before|unless|for|in case|in the event|during)\b[^,]*:?$/i;
/** "You must not do any of the following": each item is forbidden by itself. */
const FORBIDS_EACH =
  /\b(?:never|not)\s+(?:do|say|mention|discuss|share|reveal|perform|use|engage in|take)\b[^.]*\b(?:following|these)\b/i;
/** Words that point back to the sentence before. */
const POINTS_BACK =
  /^(?:(?:if|when) (?:it|they|this|that|these|not|so)\b|(?:this|these|those|it|they|otherwise|in other cases|such|others?\b[^.]{0,30}\b(?:is|are) not|in that case|in this case)\b)/i;

function readStatement(statement: Statement, before: Statement | undefined): Found | null {
  if (statement.items.length > 0) return readList(statement);
  const own = formByIntro(statement) ?? readForm(statement.text, mayCommand(statement));
  if (!own) return null;
  const form = addIntroCondition(own, statement);
  const linked = linkBack(statement, before);
  return { read: statement, own: statement.text, statement: linked, text: sayWithIntro(linked), form };
}

/** An introduction with its items as one rule, when the items complete it. */
function readList(statement: Statement): Found | null {
  const intro = statement.text.replace(/:$/, '');
  const text = `${intro}: ${statement.items.map(item => item.replace(/[.;]$/, '')).join('; ')}`;
  if (CONDITIONAL.test(intro)) {
    if (statement.items.some(item => readForm(item, true) !== null)) return null;
    return {
      read: statement,
      own: text,
      statement,
      text,
      form: { force: 'required', severity: 'should', condition: intro },
    };
  }
  if (STEPS.test(intro) || !ALTERNATIVES.test(intro) || FORBIDS_EACH.test(intro)) return null;
  const form = readForm(`${intro}: ${statement.items[0] ?? ''}`, false) ?? readForm(intro, false);
  return form
    ? { read: statement, own: text, statement, text, form: { ...form, condition: text.slice(conditionStart(text)) } }
    : null;
}

function conditionStart(text: string): number {
  const at = text.search(/\b(?:only if|if|when|unless|for the following)\b/i);
  return Math.max(0, at);
}

/** Verbs at the start of an item command, unless the list says what things are or what others can do. */
function mayCommand({ intro, isItem }: Statement): boolean {
  if (!isItem || intro === null) return true;
  const { main } = splitMainClause(intro);
  const isLabel =
    intro.replace(/:$/, '').split(/\s+/).length <= 5 && !/\b(?:is|are|has|have|includes?|contains?)\b/i.test(intro);
  return STEPS.test(intro.replace(/:$/, '')) || isLabel || CONDITIONAL.test(intro) || startsWithCommand(main);
}

/** "You must never:", "Do not do any of these:": the introduction says how each item obliges. */
function formByIntro({ intro, isItem, text }: Statement): Form | null {
  if (!isItem || intro === null) return null;
  const lead = intro.replace(/:$/, '');
  const isOpen =
    /\b(?:must|should|shall|need to|have to|always|never|do not|don['’]t|cannot|may not|not|avoid|not allowed to)\s*$/i;
  const isOfEach = /\b(?:following|these|this)\b[^.]*$/i;
  if (isOpen.test(lead)) return readForm(`${lead} ${text}`, true);
  const form = isOfEach.test(lead) ? readForm(lead, true) : null;
  return form?.force === 'prohibited' && !/\bonly\b/i.test(lead) ? form : null;
}

/** An item under "If ...:" applies when its introduction says so. */
function addIntroCondition(form: Form, { intro }: Statement): Form {
  const lead = intro?.replace(/:$/, '') ?? '';
  if (!CONDITIONAL.test(lead)) return form;
  return { ...form, condition: form.condition === null ? lead : `${lead}; ${form.condition}` };
}

function sayWithIntro({ text, intro, contexts }: Statement): string {
  const [label] = contexts;
  if (intro !== null && /\b(?:to do (?:so|this|that)|(?:these|following) steps)\b/i.test(intro)) {
    const heading = contexts.find(context => context !== intro);
    return heading === undefined ? text : `${heading}: ${text}`;
  }
  const isSentence = /^(?:if|when|whenever|once|unless|you|the agent|agents|do not|never|always|to)\b/i.test(
    intro ?? '',
  );
  if (intro !== null && label !== undefined && isSentence) return `${intro.replace(/:$/, '')}: ${text}`;
  return text;
}

/** A sentence that points back is quoted and read together with the one before it. */
function linkBack(statement: Statement, before: Statement | undefined): Statement {
  if (!before || !POINTS_BACK.test(statement.text) || before.items.length > 0) return statement;
  const [own, other] = [statement.passages[0], before.passages[0]];
  if (!own || !other || own.file !== other.file || statement.isItem !== before.isItem) return statement;
  if (own.headings.join('\n') !== other.headings.join('\n')) return statement;
  const isNear = own === other || own.lines[0] - other.lines[1] <= 1;
  if (!isNear || (statement.isItem && own !== other)) return statement;
  return {
    ...statement,
    text: `${before.text} ${statement.text}`,
    quote: `${before.quote} ${statement.quote}`,
    passages: [...new Set([...before.passages, ...statement.passages])],
  };
}

function toRule({ own, statement, text, form }: Found, input: MinePromptInput): MinedRule {
  const contexts = text === own ? statement.contexts : [text, ...statement.contexts];
  const tools = [...bindTools(own, contexts, input.tools)];
  return {
    rule: sentenceOf(text),
    quote: statement.quote,
    tools,
    category: categoryOf(own, tools.length > 0),
    severity: form.severity,
    force: form.force,
    condition: form.condition === null ? null : foldText(form.condition),
  };
}

function sentenceOf(text: string): string {
  const folded = foldText(text).replace(/[.!]+$/, '');
  const isName = /^\w+_\w/.test(folded);
  return isName ? folded : folded.charAt(0).toUpperCase() + folded.slice(1);
}
