/** What the hidden first line of our comment says: which comment it is, and which run wrote it about which commit. */
export interface CommentMarker {
  /** Tells the comments of two workflows on one pull request apart. */
  readonly key: string;
  readonly head: string;
  readonly run: number;
  readonly attempt: number;
}

/** The hidden line; no newline at its end. */
export function printMarker(marker: CommentMarker): string {
  const { key, head, run, attempt } = marker;
  return `<!-- proviso:v1 key=${cleanKey(key)} head=${head} run=${run}.${attempt} -->`;
}

/** Reads the marker at the very start of a comment; null when the comment does not start with one. */
export function parseMarker(body: string): CommentMarker | null {
  const match = /^<!-- proviso:v1 key=([\w./-]+) head=([0-9a-f]*) run=(\d+)\.(\d+) -->/.exec(body);
  if (!match) return null;
  const [, key = '', head = '', run, attempt] = match;
  return { key, head, run: Number(run), attempt: Number(attempt) };
}

/** A key as it stands in a marker: letters, digits, `_ . / -`, and no `--`, which would end the HTML comment. */
export function cleanKey(key: string): string {
  const cleaned = key.replace(/[^\w./-]+/g, '-').replace(/-{2,}/g, '-');
  return cleaned === '' ? 'default' : cleaned;
}
