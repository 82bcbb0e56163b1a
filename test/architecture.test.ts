import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const STAGES = [
  'artifacts',
  'mining',
  'refinement',
  'specset',
  'diff',
  'driver',
  'strategies',
  'conversation',
  'oracle',
  'statistics',
  'traces',
  'report',
];
/** Top-level files of src: the entries may import everything; the schema may be read by entries and the pipeline. */
const CONFIG_FILES = ['config.ts', 'config-issues.ts', 'config-overrides.ts', 'parse-config.ts'];

interface SourceFile {
  readonly path: string;
  readonly room: string;
  readonly text: string;
  readonly imports: readonly { readonly specifier: string; readonly isType: boolean; readonly target: string | null }[];
}

function roomOf(path: string): string {
  const [first = ''] = path.split('/');
  if (!path.includes('/')) return CONFIG_FILES.includes(first) ? 'config' : 'entry';
  return ['commands', 'delivery'].includes(first) ? 'entry' : first;
}

function readSource(): SourceFile[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => {
      const absolute = join(entry.parentPath, entry.name);
      const path = relative(SRC, absolute);
      const text = readFileSync(absolute, 'utf8');
      const statements = [
        ...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/gm),
      ];
      const imports = statements.map(([, type, from, lazy]) => {
        const specifier = from ?? lazy ?? '';
        const target = specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : null;
        return { specifier, isType: type !== undefined, target };
      });
      return { path, room: roomOf(path), text, imports };
    });
}

const files = readSource();
const localImports = files.flatMap(file =>
  file.imports.flatMap(({ target }) => (target === null ? [] : [{ file, target, targetRoom: roomOf(target) }])),
);

/** What each room may import besides itself. */
function allowedRooms(room: string): readonly string[] {
  if (room === 'lib') return [];
  if (room === 'model') return ['lib'];
  if (STAGES.includes(room)) return ['lib', 'model'];
  if (room === 'adapters') return ['lib', 'model'];
  if (room === 'config') return ['lib', 'model'];
  if (room === 'pipeline') return ['lib', 'model', 'config', ...STAGES];
  return ['lib', 'model', 'config', 'adapters', 'pipeline', ...STAGES];
}

describe('the walls between rooms', () => {
  it('finds the source', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(localImports.length).toBeGreaterThan(20);
  });

  it('each file stands in a known room', () => {
    const known = ['lib', 'model', 'adapters', 'config', 'pipeline', 'entry', ...STAGES];
    expect(files.filter(file => !known.includes(file.room)).map(file => file.path)).toEqual([]);
  });

  it('imports follow the dependency rule: no stage imports another, only entries import adapters', () => {
    const crossings = localImports.filter(
      ({ file, targetRoom }) => targetRoom !== file.room && !allowedRooms(file.room).includes(targetRoom),
    );
    expect(crossings.map(({ file, target }) => `${file.path} -> ${target}`)).toEqual([]);
  });

  it('vendors stay where they belong', () => {
    const homes: readonly (readonly [RegExp, RegExp])[] = [
      [/^openai(\/|$)/, /^adapters\//],
      [/^undici(\/|$)/, /^adapters\//],
      [/^better-sqlite3/, /^adapters\/sqlite\//],
      [/^@octokit\//, /^adapters\//],
      [/^@actions\//, /^(action\.ts|adapters\/github\/)/],
      [/^@modelcontextprotocol\//, /^adapters\/sources\//],
      [/^(@babel\/parser|smol-toml)$/, /^artifacts\//],
      [/^markdown-table$/, /^report\//],
      [/^@marcbachmann\/cel-js$/, /^lib\/cel\/parse-expression\.ts$/],
      [/^commander$/, /^(cli\.ts|commands\/)/],
    ];
    const strays = files.flatMap(file =>
      file.imports
        .filter(({ specifier }) => homes.some(([vendor, home]) => vendor.test(specifier) && !home.test(file.path)))
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    );
    expect(strays).toEqual([]);
  });

  it('network, disk, processes and clocks are reached only from adapters and entries', () => {
    const effects = /^node:(fs|http|https|net|child_process|os|worker_threads)/;
    const pure = files.filter(file => !['adapters', 'entry'].includes(file.room));
    const strays = pure.flatMap(file => [
      ...file.imports
        .filter(({ specifier }) => effects.test(specifier))
        .map(({ specifier }) => `${file.path}: ${specifier}`),
      ...(/\bDate\.now\(|new Date\(\)|Math\.random\(|process\.env\b/.test(file.text)
        ? [`${file.path}: clock, chance or environment`]
        : []),
    ]);
    expect(strays).toEqual([]);
  });

  it('no file is a barrel, save the two that publish types to users', () => {
    const barrels = files.filter(
      file =>
        !['environment.ts', 'agent.ts'].includes(file.path) &&
        /^export\s.*\bfrom\b/m.test(file.text) &&
        !/^(?:export )?(?:async )?(?:function|const|class|interface|type)\s/m.test(file.text),
    );
    expect(barrels.map(file => file.path)).toEqual([]);
  });

  it('no import runs in a circle', () => {
    const graph = new Map(files.map(file => [file.path, file.imports.flatMap(({ target }) => target ?? [])]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, trail: readonly string[]) => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      if (done.has(path) || trail.includes(path)) return;
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });

  it('nothing in src reads the list of planted defects', () => {
    expect(files.filter(file => /defects\.yaml/.test(file.text)).map(file => file.path)).toEqual([]);
  });

  it('no source file is longer than 300 lines', () => {
    const long = files.filter(file => file.text.split('\n').length > 300);
    expect(long.map(file => file.path)).toEqual([]);
  });
});
