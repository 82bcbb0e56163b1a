import { describe, expect, it } from 'vitest';
import type { Reasoner } from '../../src/model/task.ts';
import { mineSpecs } from '../../src/pipeline/2-mine-specs.ts';
import { EMPTY_SPEC_SET } from '../../src/specset/read-spec-set.ts';
import { anAgent, aTool, PROMPT, TOOLS } from '../helpers/an-agent.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';
import { type Files, mineFirst, mineOver, offline, read } from './mining-desk.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const base = await anAgent();
const files = await mineFirst(base);
const CANCEL_FILE = Object.keys(files).find(path => files[path]?.includes(`quote: |\n      ${CANCEL}`)) ?? '';
const CANCEL_RULE = CANCEL_FILE.replace(/^.*\/|\.yaml$/g, '');
const edited = await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') });
const shortened = await anAgent({ prompt: PROMPT.replace(`${CANCEL}\n`, '') });

/** Answers like the offline engine but counts as a model. */
const model: Reasoner = { ...offline, engine: 'openai' };

/** Fails on any question. */
const silent = () => scriptReasoner();

/** The committed files as if a model had mined them. */
function minedByModel(from: Files = files): Files {
  const lock = from['specs/desk/lock.jsonl']?.replaceAll('"offline:', '"model:') ?? '';
  return { ...from, 'specs/desk/lock.jsonl': lock };
}

function edit(from: Files, path: string, change: (text: string) => string): Files {
  return { ...from, [path]: change(from[path] ?? '') };
}

/** The files that differ, lock aside. */
function changedFiles(before: Files, after: Files): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(path => before[path] !== after[path] && !path.endsWith('lock.jsonl'))
    .sort();
}

describe('mineSpecs', () => {
  it('mines schema and prompt rules of an agent without specs, and knows every anchor then', async () => {
    const set = await read(files);
    expect(set.specs.map(spec => spec.source)).toEqual(expect.arrayContaining(['schema', 'prompt']));
    expect(set.specs.every(spec => spec.scenarios.length > 0)).toBe(true);
    expect(set.lock).toHaveLength(base.prompt.passages.length + base.tools.flatMap(tool => tool.anchors).length);
  });

  it('asks nothing about an unchanged agent and keeps every byte', async () => {
    const { mined, files: after } = await mineOver(files, await anAgent(), silent());
    expect(after).toEqual(files);
    expect(new Set(mined.actions.values())).toEqual(new Set(['carried']));
    expect(mined.report.stages).toEqual([]);
  });

  it('asks nothing about a checkout with Windows line endings', async () => {
    const windows = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    );
    const { files: after } = await mineOver(
      windows,
      await anAgent({ prompt: PROMPT.replaceAll('\n', '\r\n') }),
      silent(),
    );
    expect(after).toEqual(windows);
  });

  it('asks nothing after two branches that both mined were merged', async () => {
    const left = await anAgent({ prompt: `${PROMPT}\nYou must always greet the guest.\n` });
    const right = await anAgent({
      prompt: PROMPT.replace('# Bookings\n', '# Bookings\n\nYou must never tell a room code.\n'),
    });
    const [ours, theirs] = [(await mineOver(files, left)).files, (await mineOver(files, right)).files];
    const lock = 'specs/desk/lock.jsonl';
    const lines = new Set(`${ours[lock]}${theirs[lock]}`.split('\n'));
    const merged = { ...ours, ...theirs, [lock]: [...lines].filter(Boolean).reverse().join('\n') };
    const both = await anAgent({
      prompt: `${PROMPT}\nYou must always greet the guest.\n`.replace(
        '# Bookings\n',
        '# Bookings\n\nYou must never tell a room code.\n',
      ),
    });
    const { mined, files: after } = await mineOver(merged, both, silent());
    expect(after).toEqual(merged);
    expect(mined.specs).toHaveLength((await read(files)).specs.length + 2);
  });

  it('changes the one rule whose passage changed, under its id, and nothing else', async () => {
    const { mined, files: after } = await mineOver(files, edited);
    expect(changedFiles(files, after)).toEqual([CANCEL_FILE]);
    expect(after[CANCEL_FILE]).toContain('more than 48 hours ago');
    expect([...mined.actions].filter(([, action]) => action !== 'carried')).toEqual([[CANCEL_RULE, 'changed']]);
    const again = await mineOver(after, edited, silent());
    expect(again.files).toEqual(after);
  });

  it('keeps a rule whose passage only grew', async () => {
    const grown = await anAgent({ prompt: PROMPT.replace(`${CANCEL}\n`, `- ${CANCEL} Really so.\n\n`) });
    const { mined, files: after } = await mineOver(files, grown);
    expect(mined.actions.get(CANCEL_RULE)).toBe('touched');
    expect(changedFiles(files, after)).toEqual([]);
    expect((await mineOver(after, grown, silent())).files).toEqual(after);
  });

  it('asks a model about the changed passage and its rule; without an answer it mines that passage', async () => {
    const asked: unknown[] = [];
    const watched: Reasoner = {
      ...model,
      perform: async (task, input) => {
        asked.push(task.name === 'mine-prompt' ? JSON.parse(JSON.stringify(input)).passages.length : task.name);
        return await model.perform(task, input);
      },
    };
    await mineOver(minedByModel(), edited, watched);
    expect(asked).toEqual(['remine-passages', 'check-context', 1, 'bind-tools', 'dedupe-rules', 'refine-rule']);
  });

  it('retires a rule whose passage is gone', async () => {
    const { mined, files: after } = await mineOver(files, shortened);
    expect(changedFiles(files, after)).toEqual([CANCEL_FILE]);
    expect(after[CANCEL_FILE]).toBeUndefined();
    expect(mined.actions.get(CANCEL_RULE)).toBe('retired');
    expect((await mineOver(after, shortened, silent())).files).toEqual(after);
  });

  it('adds the rule of a new passage', async () => {
    const { mined, files: after } = await mineOver(
      files,
      await anAgent({ prompt: `${PROMPT}\nYou must always greet the guest.\n` }),
    );
    expect(changedFiles(files, after)).toHaveLength(1);
    expect([...mined.actions.values()].filter(action => action === 'added')).toHaveLength(1);
  });

  it('computes the schema rules of a changed tool anew, without a model', async () => {
    const tools = [
      TOOLS[0] ?? null,
      aTool('cancel_booking', {
        booking_id: { type: 'string' },
        reason: { type: 'string', enum: ['illness', 'weather'] },
      }),
    ];
    const { mined, files: after } = await mineOver(minedByModel(), await anAgent({ tools }));
    expect(changedFiles(files, after)).toHaveLength(1);
    const changed = mined.specs.filter(spec => mined.actions.get(spec.id) === 'changed');
    expect(changed.map(spec => spec.rule)).toEqual([expect.stringContaining('illness, weather')]);
    const touched = [...mined.actions.values()].filter(action => action === 'touched');
    expect(touched).toHaveLength(1);
  });

  it('gives a schema rule the argument that joined it', async () => {
    const tools = [aTool('find_guest', { id: { type: 'string' }, code: { type: 'string' } }), TOOLS[1] ?? null];
    const { mined } = await mineOver(files, await anAgent({ tools }), model);
    const changed = mined.specs.filter(spec => mined.actions.get(spec.id) === 'changed');
    expect(changed.map(spec => spec.rule)).toEqual(['Every call of find_guest gives id and code']);
  });

  it('brings evidence up to date when a prompt moves to another file, with no question', async () => {
    const moved = await anAgent({ promptFile: 'prompts/desk.md' });
    const { mined, files: after } = await mineOver(files, moved, silent());
    expect(after[CANCEL_FILE]).toBe(files[CANCEL_FILE]?.replace('file: prompt.md', 'file: prompts/desk.md'));
    expect(mined.actions.get(CANCEL_RULE)).toBe('changed');
    expect((await mineOver(after, moved, silent())).files).toEqual(after);
  });

  describe('hand edits', () => {
    const byHand = edit(files, CANCEL_FILE, text => `${text.replace('severity: must', 'severity: info # agreed')}`);

    it('survive as long as nothing they rest on changes', async () => {
      const other = await anAgent({ prompt: PROMPT.replace('a refund', 'a refund or a voucher') });
      const { files: after } = await mineOver(byHand, other);
      expect(after[CANCEL_FILE]).toBe(byHand[CANCEL_FILE]);
    });

    it('are never overwritten: the rule is stale and the proposal stands beside it', async () => {
      for (const reasoner of [offline, model]) {
        const { mined, files: after } = await mineOver(byHand, edited, reasoner);
        expect(changedFiles(byHand, after)).toEqual([]);
        expect(mined.actions.get(CANCEL_RULE)).toBe('stale');
        expect(mined.staleReasons.get(CANCEL_RULE)).toContain('a person wrote or edited it');
        expect(mined.proposals.get(CANCEL_RULE)).toContain('48 hours');
      }
    });

    it('stay stale until the person quotes the new text, and then ask for nothing', async () => {
      const { files: after } = await mineOver(byHand, edited);
      expect((await mineOver(after, edited)).mined.actions.get(CANCEL_RULE)).toBe('stale');
      const mended = edit(after, CANCEL_FILE, text => text.replaceAll('24 hours', '48 hours'));
      const { mined, files: settled } = await mineOver(mended, edited);
      expect(mined.actions.get(CANCEL_RULE)).toBe('carried');
      expect(settled[CANCEL_FILE]).toBe(mended[CANCEL_FILE]);
      expect((await mineOver(settled, edited, silent())).files).toEqual(settled);
    });

    it('keep a rule alive whose passage is gone', async () => {
      const { mined, files: after } = await mineOver(byHand, shortened);
      expect(after[CANCEL_FILE]).toBe(byHand[CANCEL_FILE]);
      expect(mined.actions.get(CANCEL_RULE)).toBe('stale');
    });
  });

  describe('without a model', () => {
    it('neither rewrites nor retires what a model wrote', async () => {
      for (const head of [edited, shortened]) {
        const { mined, files: after } = await mineOver(minedByModel(), head);
        expect(changedFiles(files, after)).toEqual([]);
        expect(mined.actions.get(CANCEL_RULE)).toBe('stale');
        expect(mined.staleReasons.get(CANCEL_RULE)).toContain('to be re-mined');
        expect(mined.specs).toHaveLength((await read(files)).specs.length);
      }
    });

    it('leaves the passage open for the model, which then rewrites the rule', async () => {
      const { files: after } = await mineOver(minedByModel(), edited);
      const { mined, files: settled } = await mineOver(after, edited, model);
      expect(mined.actions.get(CANCEL_RULE)).toBe('changed');
      expect(changedFiles(after, settled)).toEqual([CANCEL_FILE]);
      expect((await mineOver(settled, edited, silent())).files).toEqual(settled);
    });
  });

  it('never mines a rejected rule again, whichever way it is worded', async () => {
    const rejected = edit(files, CANCEL_FILE, text =>
      text.replace('status: accepted', 'status: rejected\nreason: not ours'),
    );
    const lock = edit(rejected, 'specs/desk/lock.jsonl', () => '');
    const { mined, files: after } = await mineOver(lock, base);
    expect(after[CANCEL_FILE]).toBe(rejected[CANCEL_FILE]);
    expect(mined.specs.filter(spec => spec.rule.includes('24 hours'))).toHaveLength(1);
    expect(mined.report.stages.flatMap(stage => stage.dropped).map(one => one.why)).toContain('rejected before');
  });

  it('adds nothing twice when the lock is lost', async () => {
    const { mined, files: after } = await mineOver(
      edit(files, 'specs/desk/lock.jsonl', () => ''),
      base,
    );
    expect(changedFiles(files, after)).toEqual([]);
    expect([...mined.actions.values()]).not.toContain('added');
    expect((await mineOver(after, base, silent())).files).toEqual(after);
  });

  it('does not retire a rule because a model could not read its passage', async () => {
    const refusing = scriptReasoner(...Array.from({ length: 4 }, () => ({ answer: 'nonsense' })));
    const { mined, files: after } = await mineOver(minedByModel(), edited, refusing);
    expect(changedFiles(files, after)).toEqual([]);
    expect(mined.staleReasons.get(CANCEL_RULE)).toContain('could not be read');
    expect((await mineOver(after, edited, model)).mined.actions.get(CANCEL_RULE)).toBe('changed');
  });

  it('marks a rule stale that names what the agent no longer has', async () => {
    const { mined } = await mineOver(files, await anAgent({ tools: [TOOLS[0] ?? null] }));
    expect(mined.staleReasons.get(CANCEL_RULE)).toBe(
      'no longer resolves: unknown tool "cancel_booking" (known: find_guest)',
    );
    const gone = (await read(files)).specs.filter(
      spec => spec.source === 'schema' && spec.tools.includes('cancel_booking'),
    );
    expect(gone.map(spec => mined.actions.get(spec.id))).toEqual(['retired', 'retired']);
  });

  it('mines afresh and keeps the ids of what it finds again', async () => {
    const committed = await read(files);
    const mined = await mineSpecs({ reasoner: offline }, { artifacts: base, committed, fresh: true });
    expect(mined.specs.map(spec => spec.id)).toEqual(committed.specs.map(spec => spec.id));
    expect(mined.lock).toEqual(committed.lock);
    expect([...mined.actions.values()].filter(action => action === 'added' || action === 'retired')).toEqual([]);
  });

  it('leaves ignored headings unmined and is current all the same', async () => {
    const input = { artifacts: base, ignore: ['Money'] };
    const mined = await mineSpecs({ reasoner: offline }, { ...input, committed: EMPTY_SPEC_SET });
    expect(mined.specs.some(spec => spec.rule.includes('refund'))).toBe(false);
    const again = await mineSpecs({ reasoner: silent() }, { ...input, committed: mined });
    expect(again.report.stages).toEqual([]);
  });
});
