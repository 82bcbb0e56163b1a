import { escapeHtml, escapeText } from './escape-markdown.ts';

/** Secrets shorter than this are no secrets, and hiding them would hide ordinary words. */
const SHORTEST = 6;
const HIDDEN = '***';

/** Keys that are recognised by their look. */
const KEY_PATTERNS = [
  /\bsk-[A-Za-z0-9_-]{16,}/g,
  /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bAIza[A-Za-z0-9_-]{30,}/g,
  /\bxox[abposr]-[A-Za-z0-9-]{10,}/g,
  /\b(Bearer|Basic)\s+[A-Za-z0-9._~+/-]{16,}=*/gi,
];

/**
 * Takes secrets out of a text that is to be published: their values, their base64, URL, hexadecimal, JSON and Markdown
 * forms, and what looks like a key. GitHub masks logs only; comments, summaries and artefacts go through here.
 */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  const forms = [...new Set(secrets.filter(secret => secret.length >= SHORTEST).flatMap(secretForms))];
  const longestFirst = forms.sort((a, b) => b.length - a.length);
  const hidden = longestFirst.reduce((result, form) => result.replaceAll(form, HIDDEN), text);
  return KEY_PATTERNS.reduce((result, pattern) => result.replace(pattern, HIDDEN), hidden);
}

/** The forms in which a secret can stand in a text; each is at least {@link SHORTEST} characters long. */
export function secretForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const forms = [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
    escapeText(secret, Number.POSITIVE_INFINITY),
    escapeHtml(secret, Number.POSITIVE_INFINITY),
    ...[0, 1, 2].flatMap(shift => base64Forms(bytes, shift)),
  ];
  return forms.filter(form => form.length >= SHORTEST);
}

/** Base64 of the secret as it stands `shift` bytes into a longer text: only the characters that it alone decides. */
function base64Forms(bytes: Buffer, shift: number): readonly string[] {
  const whole = Buffer.concat([Buffer.alloc(shift), bytes]);
  const from = Math.ceil((shift * 8) / 6);
  const to = Math.floor((whole.length * 8) / 6);
  return [whole.toString('base64').slice(from, to), whole.toString('base64url').slice(from, to)];
}
