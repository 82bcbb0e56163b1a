/** What a person may ask for in a comment of a pull request. */
export type BotCommand =
  | { readonly kind: 'test'; readonly sha: string }
  | { readonly kind: 'rerun' }
  | { readonly kind: 'accept'; readonly spec: string; readonly reason: string }
  | { readonly kind: 'explain'; readonly spec: string };

export const COMMANDS =
  '`/proviso test <sha>`, `/proviso rerun`, `/proviso accept <spec> <reason>`, `/proviso explain <spec>`';

const LONGEST_REASON = 500;

/**
 * Reads the first line of a comment.
 * @returns null when it is no command; a refusal, one sentence, when it is none that can be carried out
 */
export function parseCommand(body: string): BotCommand | { readonly refusal: string } | null {
  const [first = ''] = body.trim().split(/\r?\n/);
  const words = first.trim().split(/\s+/);
  if (words[0]?.toLowerCase() !== '/proviso') return null;
  const [, name = '', ...rest] = words;
  const [argument = ''] = rest;
  switch (name.toLowerCase()) {
    case 'test':
      return rest.length === 1 && /^[0-9a-f]{7,64}$/i.test(argument)
        ? { kind: 'test', sha: argument.toLowerCase() }
        : { refusal: 'name the commit to test, at least 7 digits of it: `/proviso test <sha>`' };
    case 'rerun':
      return rest.length === 0 ? { kind: 'rerun' } : { refusal: '`/proviso rerun` takes nothing further' };
    case 'accept':
      return parseAccept(argument, rest.slice(1).join(' '));
    case 'explain':
      return rest.length === 1 && isSpecName(argument)
        ? { kind: 'explain', spec: argument }
        : { refusal: 'name one spec: `/proviso explain <spec>`' };
    default:
      return { refusal: `there is no such command; there are ${COMMANDS}` };
  }
}

function parseAccept(spec: string, reason: string): BotCommand | { readonly refusal: string } {
  if (!isSpecName(spec) || reason === '')
    return { refusal: 'name the spec, and why it may stand: `/proviso accept <spec> <reason>`' };
  if (reason.length > LONGEST_REASON) return { refusal: `the reason is longer than ${LONGEST_REASON} characters` };
  return { kind: 'accept', spec, reason };
}

function isSpecName(text: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{0,199}$/i.test(text);
}

/** Whether a commit is the one that a person named, in full or by its first digits. */
export function isNamedCommit(sha: string, named: string): boolean {
  return named.length >= 7 && sha.startsWith(named);
}
