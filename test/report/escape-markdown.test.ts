import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { cleanText, codeSpan, escapeHtml, escapeText, fence } from '../../src/report/escape-markdown.ts';
import { printTable } from '../../src/report/print-table.ts';

/** Text that is rich in what Markdown and GitHub react to. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '@octocat',
        '#123',
        'GH-12',
        'acme/desk#4',
        '&#64;octocat',
        '&commat;octocat',
        '&#x40;a',
        'https://evil.example/x',
        'www.evil.example',
        'mailto:a@b.c',
        '![x](https://e/x.png)',
        '[x](javascript:1)',
        '<!-- proviso:v1 key=a -->',
        '<img src=x>',
        '<details>',
        '</details>',
        '```',
        '``',
        '`',
        '~~~',
        '|',
        '\\',
        '\n',
        '\n\n',
        '\r\n',
        '# h',
        '- item',
        '1. item',
        '> q',
        '***',
        '___',
        '===',
        '    code',
        '\u202e',
        '\u200b',
        '\ufeff',
        '\u{e0041}',
        '$x$',
        '[^1]',
        '<https://e>',
        '\ud800',
        '\u0000',
        '\u001b[31m',
        ' ',
        'a',
        '=',
        '+ b',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map(parts => parts.join(''));

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

function leaves(node: Node): readonly Node[] {
  return node.children === undefined ? [node] : node.children.flatMap(leaves);
}

function types(node: Node): readonly string[] {
  return [node.type, ...(node.children ?? []).flatMap(types)];
}

const folded = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();

describe('escapeText', () => {
  it('shows the text as it reads, and nothing of it acts', () => {
    fc.assert(
      fc.property(hostile, text => {
        const tree: Node = fromMarkdown(escapeText(text));
        const allowed = ['root', 'paragraph', 'text', 'inlineCode'];
        expect(types(tree).filter(type => !allowed.includes(type))).toEqual([]);
        const parts = leaves(tree);
        expect(parts.map(part => part.value ?? '').join('')).toBe(folded(text));
        for (const part of parts) {
          if (part.type === 'text') expect(part.value).not.toMatch(/@\w|#\d|GH-\d|https?:\/\/|www\./i);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('neutralises a mention that is hidden in an entity', () => {
    expect(escapeText('&#64;octocat')).toBe('&amp;`#64`;octocat');
    expect(escapeText('hello @octocat, see #12')).toBe('hello `@octocat`, see `#12`');
  });

  it('takes bidirectional and zero-width characters out before it looks for mentions', () => {
    expect(escapeText('@\u200boctocat\u202e')).toBe('`@octocat`');
  });

  it('is cut at a whole character', () => {
    expect(escapeText('😀😀😀😀', 3)).toBe('😀😀…');
  });
});

describe('tables', () => {
  it('keep their columns whatever a cell holds', () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const table = printTable(['A', 'B'], [[escapeText(a), codeSpan(b)]], ['l', 'l']);
        const lines = table.split('\n');
        expect(lines).toHaveLength(3);
        const bars = (lines[2] ?? '').replace(/\\[\s\S]/g, '').match(/\|/g) ?? [];
        expect(bars).toHaveLength(3);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('code', () => {
  it('a fence is longer than any run of backticks inside', () => {
    fc.assert(
      fc.property(hostile, text => {
        const tree: Node = fromMarkdown(`${fence(text, 'text')}\n\nafter`);
        expect(tree.children?.map(child => child.type)).toEqual(['code', 'paragraph']);
        expect(tree.children?.[0]?.value).toBe(cleanText(text).replace(/\n+$/, ''));
      }),
      { numRuns: 1_000 },
    );
  });

  it('a code span holds its text', () => {
    fc.assert(
      fc.property(hostile, text => {
        fc.pre(folded(text) !== '');
        const tree: Node = fromMarkdown(`x ${codeSpan(text)} y`);
        expect(leaves(tree).map(leaf => leaf.type)).toEqual(['text', 'inlineCode', 'text']);
        expect(leaves(tree)[1]?.value?.trim()).toBe(folded(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it('HTML text holds no tag, no bare mention and no line break', () => {
    fc.assert(
      fc.property(hostile, text => {
        const bare = escapeHtml(text).replace(/<code>[^<]*<\/code>/g, '');
        expect(bare).not.toMatch(/[<>\n]|@\w|#\d|&(?!amp;|lt;|gt;|dollar;)/);
      }),
      { numRuns: 1_000 },
    );
  });
});
