import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeSpan, escapeHtml, escapeText, fence } from '../../src/report/escape-markdown.ts';
import { redactSecrets, secretForms } from '../../src/report/redact-secrets.ts';

const secret = fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 40 });

describe('redactSecrets', () => {
  it('leaves no form of a secret in a text', () => {
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (key, before, after) => {
        const published = secretForms(key)
          .map(form => before + form + after)
          .join('\n');
        expect(redactSecrets(published, [key])).not.toContain(key);
        const header = Buffer.from(`${before}${key}${after}`).toString('base64');
        const found = secretForms(key).some(form => redactSecrets(header, [key]).includes(form));
        expect(found).toBe(false);
      }),
    );
  });

  it('finds a key that Markdown or HTML has dressed up', () => {
    const key = 'sk-test_<key>_|*&@me_#1';
    for (const text of [escapeText(`key ${key}`), escapeHtml(key), fence(key), codeSpan(key)])
      expect(redactSecrets(text, [key]), text).toMatch(/^(?:key )?`*(?:\n)?\*\*\*(?:\n)?`*$/);
  });

  it('finds a key in the middle of a base64 text, whatever stands before it', () => {
    for (const before of ['', 'a', 'ab', 'abc', 'Bearer ']) {
      const encoded = Buffer.from(`${before}hunter2-secret-value`).toString('base64');
      expect(redactSecrets(encoded, ['hunter2-secret-value'])).toContain('***');
    }
  });

  it('hides what looks like a key although nobody named it', () => {
    const text =
      'sk-proj-abcdefghijklmnop1234 ghp_abcdefghijklmnopqrstuvwx Authorization: Bearer abcdefghijklmnop.1234';
    expect(redactSecrets(text, [])).toBe('*** *** Authorization: ***');
  });

  it('leaves ordinary text alone, and a short value is no secret', () => {
    expect(redactSecrets('the task-list asks for 6 % of ok', ['ok', ''])).toBe('the task-list asks for 6 % of ok');
  });
});
