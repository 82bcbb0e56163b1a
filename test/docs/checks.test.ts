import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { CEL_FUNCTIONS } from '../../src/lib/cel/functions.ts';
import { parseExpression } from '../../src/lib/cel/parse-expression.ts';
import { CHECK_FORMS } from '../../src/model/check.ts';
import { checkFromFile } from '../../src/model/check-file.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/checks.md'), 'utf8');

describe('docs/checks.md', () => {
  it('shows a valid example of every short form', () => {
    for (const kind of Object.keys(CHECK_FORMS).filter(name => name !== 'holds' && name !== 'not-said')) {
      const [, written = ''] = new RegExp(`^\\| \`${kind}\`.*\\| \`([^\`]+)\` \\|$`, 'm').exec(page) ?? [];
      expect(checkFromFile({ [kind]: parseDocument(written).toJS() })).toMatchObject({ kind });
    }
    expect(page).toContain('`said`, `not-said`');
  });

  it('shows expressions that can be read', () => {
    const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) => text);
    const written = blocks.flatMap(block => block.split(/^(?=\s*that:)/m)).filter(part => /^\s*that:/.test(part));
    expect(written.length).toBeGreaterThanOrEqual(12);
    for (const part of written) {
      const value: unknown = parseDocument(part).get('that');
      expect(typeof value === 'string' ? parseExpression(value).problems : part).toEqual([]);
    }
  });

  it('names every function', () => {
    for (const name of Object.keys(CEL_FUNCTIONS)) expect(page).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
