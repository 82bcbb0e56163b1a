import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { packSections } from '../../src/report/pack-sections.ts';
import { COMMENT_LIMIT } from '../../src/report/render-comment.ts';

const FOLDER = join(import.meta.dirname, 'goldens');
const goldens = readdirSync(FOLDER).filter(name => name.endsWith('.md'));

/** Of what GitHub keeps in a comment, the tags and attributes that ours use. */
const KEPT = /^(?:<(?:details|details open|summary|code|sub|br)>|<\/(?:details|summary|code|sub)>)$/;
const PAIRED = ['details', 'summary', 'code', 'sub'];

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly MarkdownNode[];
}

function allNodes(node: MarkdownNode): readonly MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}

function tagsOf(text: string): readonly string[] {
  const nodes = allNodes(fromMarkdown(text));
  const html = nodes.flatMap(node => (node.type === 'html' ? [node.value ?? ''] : [])).join('\n');
  return html.replace(/<!--[\s\S]*?-->/g, '').match(/<[^>]*>/g) ?? [];
}

/** Lines that open or close a fence, the longer ones around shorter ones. */
function openFences(text: string): readonly string[] {
  const open: string[] = [];
  for (const line of text.split('\n')) {
    const ticks = /^`{3,}/.exec(line)?.[0];
    const current = open.at(-1);
    if (ticks === undefined) continue;
    if (current === undefined) open.push(ticks);
    else if (line === current) open.pop();
  }
  return open;
}

describe.each(goldens)('the comment %s', name => {
  const text = readFileSync(join(FOLDER, name), 'utf8');

  test('begins with its marker and its headline', () => {
    const [marker, headline] = text.split('\n');
    expect(marker).toMatch(/^<!-- proviso:v1 key=\S+ head=[0-9a-f]{40} run=\d+\.\d+ -->$/);
    expect(headline).toMatch(/^## (?:✅|❌) \S/);
  });

  test('uses only what GitHub keeps, and closes what it opens', () => {
    const tags = tagsOf(text);
    expect(tags.filter(tag => !KEPT.test(tag))).toEqual([]);
    for (const tag of PAIRED) {
      const opened = tags.filter(found => new RegExp(`^<${tag}[ >]`).test(found));
      expect(
        tags.filter(found => found === `</${tag}>`),
        tag,
      ).toHaveLength(opened.length);
    }
    expect(openFences(text)).toEqual([]);
  });

  test('fits, and leads to nothing but the repository', () => {
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    const urls = allNodes(fromMarkdown(text)).flatMap(({ url }) => (url === undefined ? [] : [url]));
    expect(urls.filter(url => !url.startsWith('https://github.com/acme/desk/'))).toEqual([]);
  });
});

const aSection = fc.record({
  title: fc.constantFrom('New violations', 'Inconclusive', 'Drift'),
  unit: fc.constantFrom('violations', 'tables'),
  blocks: fc.array(
    fc.integer({ min: 1, max: 900 }).map(n => `\`\`\`text\n${'x'.repeat(n)}\n\`\`\``),
    { minLength: 1, maxLength: 8 },
  ),
});

describe('sections that do not fit', () => {
  const how = { measure: (text: string) => text.length, place: 'the job summary' };

  test('are dropped whole from the end, and what is dropped is counted', () => {
    fc.assert(
      fc.property(fc.array(aSection, { maxLength: 6 }), fc.integer({ min: 500, max: 9_000 }), (sections, room) => {
        const text = packSections(sections, room, how);
        expect(text.length).toBeLessThanOrEqual(room);
        expect(openFences(text)).toEqual([]);
        const all = sections.flatMap(({ title, blocks }) => [`### ${title}`, ...blocks]);
        const note = /\n*_(\+(\d+) more|In the job summary)[^\n]*_$/.exec(text);
        const kept = note === null ? text : text.slice(0, note.index);
        expect(all.join('\n\n').startsWith(kept)).toBe(true);
        expect(note === null).toBe(kept.length === all.join('\n\n').length);
        if (note?.[2] === undefined) return;
        const shown = kept.match(/^```text/gm)?.length ?? 0;
        const cut = sections.reduce(
          ({ left, more }, { blocks }) => {
            if (more !== null) return { left, more };
            return blocks.length > left ? { left, more: blocks.length - left } : { left: left - blocks.length, more };
          },
          { left: shown, more: null as number | null },
        );
        expect(Number(note[2])).toBe(cut.more);
      }),
      { numRuns: 300 },
    );
  });
});
