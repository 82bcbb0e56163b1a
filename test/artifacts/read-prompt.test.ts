import { expect, test } from 'vitest';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { ConfigError } from '../../src/lib/errors.ts';
import { linesOfSpan, locateText, spanOfPassage } from '../../src/lib/locate-text.ts';
import type { PromptSource } from '../../src/model/artifacts.ts';
import { aTree } from '../helpers/memory-tree.ts';

const FILES = {
  't.json': '[]',
  'v.yaml': 'name: Ann\ncity: Bern\n',
  'desk.prompt.yml': `name: desk
model: some/model
messages:
  - role: system
    content: |
      # Desk

      Be kind.
      Never lie.
  - role: user
    content: "{{question}}"
  - role: system
    content: >-
      A voucher is
      worth 80 euros. Ask
      first.
`,
  'quoted.yaml': 'messages:\n  - role: system\n    content: "Be kind.\\nNever lie. \\\n      Ask."\n',
  'parts.json': '{"messages": [\n{"role": "developer", "content": [\n{"type": "text", "text": "Be kind."}]}]}',
  'eval/promptfooconfig.yaml': 'prompts:\n  - file://../p/desk.md\nproviders: [x]\n',
  'p/desk.md': 'Be kind.\nNever lie.\n',
  'many.yaml': 'prompts:\n  - Be kind.\n  - label: firm\n    raw: |-\n      Be firm.\n',
  'chat.yaml': `prompts:
  - '[{"role": "system", "content": "Be kind."}, {"role": "user", "content": "{{q}}"}]'
`,
  'desk.prompt':
    '---\nmodel: m\ntools: [a]\n---\n{{role "system"}}\nBe kind to {{name}}.\n{{#if x}}Ask.{{/if}}\n{{role "user"}}\nHi\n',
  'whole.prompt': 'Be kind.\n',
  'desk.prompty': '---\nname: desk\n---\nsystem:\nBe kind.\n\nuser:\nHi\n',
  'agent.ts': `import { prefix } from './prefix.ts';
const TAIL = 'Ask\\tfirst.\\nAlways.';
export const PROMPT: string = \`# Desk
\${prefix}
Be \\\`kind\\\`.
\` + (TAIL as string);
export const LINES = ['Be kind.', "Never lie."].join('\\n');
export const RAW = String.raw\`a\\d\`;
export const CUT = dedent\`
    Be kind.
      - Ask.
\`;
export const agent = new Agent({ name: 'desk', instructions: LINES.trim() });
export const computed = build();
export const loop = 'a' + loop;
export default 'Be kind.';
`,
  'agent.py': `"""PROMPT = 'no'"""
import textwrap
NAME = "Ann"
PROMPT: str = f"""Be kind to {guest.name}.
It\\'s {{fine}}.
"""
JOINED = ("Be kind. "
          # not this
          'Never lie.' + NAME).strip()
CUT = textwrap.dedent("""\\
    Be kind.
      Ask.
""")
LIST = "\\n".join(["a", r"b\\n"])
agent = Agent(
    name="desk",
    instructions=JOINED,
)
LATE = "{x}".format(x=1)
`,
};
const SOURCES = {
  agent: 'desk',
  tools: 't.json',
  variables: 'v.yaml',
  watch: [],
  environment: null,
  runtimeModule: null,
  block: {},
  model: null,
};

async function read(...prompt: readonly PromptSource[]) {
  const { prompt: found, notes = [] } = await loadArtifacts(aTree(FILES), { ...SOURCES, prompt });
  return { ...found, notes, placed: found.passages.map(({ lines, text }) => [text, ...lines]) };
}

test('.prompt.yml: the system messages, with the lines of the file', async () => {
  const { placed } = await read('desk.prompt.yml');
  expect(placed).toEqual([
    ['# Desk', 6, 6],
    ['Be kind.', 8, 8],
    ['Never lie.', 9, 9],
    ['A voucher is worth 80 euros.', 14, 15],
    ['Ask first.', 15, 16],
  ]);
});

test('escapes of a quoted text do not move its lines', async () => {
  expect((await read('quoted.yaml')).placed).toEqual([
    ['Be kind.', 3, 3],
    ['Never lie.', 3, 3],
    ['Ask.', 4, 4],
  ]);
});

test('chat messages in JSON, their content in parts', async () => {
  expect((await read('parts.json')).placed).toEqual([['Be kind.', 3, 3]]);
});

test('promptfooconfig: the one prompt, a file that it names, one of several by label or number, a chat as text', async () => {
  const referred = await read('eval/promptfooconfig.yaml');
  expect(referred.passages.map(({ file, lines }) => [file, lines[0]])).toEqual([
    ['p/desk.md', 1],
    ['p/desk.md', 2],
  ]);
  expect((await read('many.yaml#firm')).placed).toEqual([['Be firm.', 5, 5]]);
  expect((await read('many.yaml#1')).text).toBe('Be kind.');
  expect((await read('chat.yaml')).placed).toEqual([['Be kind.', 2, 2]]);
});

test('Dotprompt and Prompty: the system part; template marks that stay are noted', async () => {
  const { text, placed, notes } = await read('desk.prompt');
  expect(text).toBe('Be kind to {{name}}.\n{{#if x}}Ask.{{/if}}');
  expect(placed[0]).toEqual(['Be kind to {{name}}.', 6, 6]);
  expect(notes[0]).toBe('prompt desk.prompt:7: the template mark {{#if x}} stays as text');
  expect((await read('whole.prompt')).text).toBe('Be kind.');
  expect((await read('desk.prompty')).placed).toEqual([['Be kind.', 5, 5]]);
});

test('TypeScript: literals, templates, + and names; a hole stays as text and is noted', async () => {
  const { text, placed, notes } = await read('agent.ts#PROMPT');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the hole of the source
  expect(text).toBe('# Desk\n${prefix}\nBe `kind`.\nAsk\tfirst.\nAlways.');
  expect(placed[1]?.slice(1)).toEqual([4, 5]);
  expect(placed).toContainEqual(['Always.', 2, 2]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the hole of the source
  expect(notes).toEqual(['prompt agent.ts:4: the hole ${prefix} stays as text']);
});

test.each([
  ['agent.ts#LINES', 'Be kind.\nNever lie.'],
  ['agent.ts#RAW', 'a\\d'],
  ['agent.ts#CUT', 'Be kind.\n  - Ask.'],
  ['agent.ts#agent.instructions', 'Be kind.\nNever lie.'],
  ['agent.ts#default', 'Be kind.'],
  ['agent.py#JOINED', 'Be kind. Never lie.Ann'],
  ['agent.py#CUT', 'Be kind.\n  Ask.\n'],
  ['agent.py#LIST', 'a\nb\\n'],
  ['agent.py#agent.instructions', 'Be kind. Never lie.Ann'],
])('%s is read', async (source, text) => {
  expect((await read(source)).text).toBe(text);
});

test('Python: an f-string keeps its holes, and its lines', async () => {
  const { text, placed, notes } = await read('agent.py#PROMPT');
  expect(text).toBe("Be kind to {guest.name}.\nIt's {fine}.\n");
  expect(placed).toEqual([
    ['Be kind to {guest.name}.', 4, 4],
    ["It's {fine}.", 5, 5],
  ]);
  expect(notes).toEqual(['prompt agent.py:4: the hole {guest.name} stays as text']);
});

test('two texts of one file are found again by their passages and lines', async () => {
  const { files, passages } = await read('agent.ts#LINES', 'p/desk.md', 'agent.ts#CUT');
  expect(files.map(({ file }) => file)).toEqual(['agent.ts', 'p/desk.md']);
  for (const passage of passages) {
    const source = files.find(({ file }) => file === passage.file) ?? expect.fail();
    const span = spanOfPassage(source, passage);
    expect(source.text.slice(span.start, span.end)).toBe(passage.text);
    expect(linesOfSpan(source, span)).toEqual(passage.lines);
    expect(locateText(passage.text, source.text).length).toBeGreaterThan(0);
  }
});

test.each([
  ['a document without a prompt', 'v.yaml', /^prompt v\.yaml:1: unknown shape: there is no prompt in it/],
  ['several prompts without a choice', 'many.yaml', /^prompt many\.yaml: there are 2 prompts in it: 1, firm/],
  ['a prompt that is not among them', 'many.yaml#x', /^prompt many\.yaml: there is no prompt x in it: 1, firm/],
  [
    'messages without a system',
    { 'm.yaml': 'messages:\n- role: user\n  content: Hi\n' },
    /^prompt m\.yaml:2: .*role system/,
  ],
  ['YAML that is broken', { 'm.yaml': 'messages: [\n' }, /^m\.yaml:\d: /],
  ['front matter that is broken', { 'm.prompt': '---\na: [b\n---\nHi\n' }, /^m\.prompt:2: /],
  [
    'a Dotprompt without a system part',
    { 'm.prompt': '{{role "user"}}\nHi\n' },
    /^prompt m\.prompt: there is no system part/,
  ],
  [
    'a Prompty file without a system part',
    { 'm.prompty': 'user:\nHi\n' },
    /^prompt m\.prompty: there is no system part/,
  ],
  ['a constant that is not there', 'agent.ts#NO', /^prompt agent\.ts:1: there is no top-level constant NO/],
  [
    'a computed text',
    'agent.ts#computed',
    /^prompt agent\.ts:14: computed: what this call gives is not known: build\(\)/,
  ],
  ['a text made of itself', 'agent.ts#loop', /^prompt agent\.ts:15: loop: loop is no text of this file/],
  ['code that does not parse', { 'm.ts': 'export const A = `a' }, /^prompt m\.ts:1: Unterminated template/],
  ['a Python name that is not there', 'agent.py#NO', /^prompt agent\.py:1: NO is assigned nowhere/],
  ['a computed Python text', 'agent.py#LATE', /^prompt agent\.py:19: LATE: this is no text: format/],
  ['a Python string without an end', { 'm.py': 'A = "a\nB = 1\n' }, /^prompt m\.py:1: a string without an end/],
  ['a Python name assigned twice', { 'm.py': 'A = "a"\nA = "b"\n' }, /^prompt m\.py:2: A is assigned twice/],
  ['a file of another kind', { 'm.pdf': 'Hi' }, /^prompt m\.pdf: a file of this kind cannot be read/],
  ['a binary file', { 'm.txt': 'a\0b' }, /^prompt m\.txt: this is no text file/],
  ['a symbol of a text file', 'p/desk.md#A', /^prompt p\/desk\.md#A: #SYMBOL is for code/],
])('%s is refused with its place', async (_, source, message) => {
  const files = typeof source === 'string' ? {} : source;
  const named = typeof source === 'string' ? source : Object.keys(source).join();
  const path = /\.(?:ts|py)$/.test(named) ? `${named}#A` : named;
  const load = loadArtifacts(aTree({ ...FILES, ...files }), { ...SOURCES, prompt: [path] });
  const error: unknown = await load.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  expect(error instanceof ConfigError ? error.problems[0] : '').toMatch(message);
});
