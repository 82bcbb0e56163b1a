import { parseMarker } from '../../lib/comment-marker.ts';

export interface CommentPlace {
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

interface Page {
  readonly bodies: readonly string[];
  /** Address of the next page; null on the last one. */
  readonly next: string | null;
}

const TIMEOUT_MS = 10_000;

/**
 * Whether a comment of ours may stand on a pull request, asked with one plain request a hundred comments: a run that
 * has nothing to say needs no octokit for it. Whatever goes wrong is a yes: octokit then tries again, and explains.
 */
export async function mayHaveComment(place: CommentPlace): Promise<boolean> {
  const { apiUrl, repository, number } = place;
  let url: string | null = `${apiUrl}/repos/${repository}/issues/${number}/comments?per_page=100`;
  try {
    while (url !== null) {
      const page = await readPage(url, place.token);
      if (page.bodies.some(body => parseMarker(body) !== null)) return true;
      url = page.next;
    }
    return false;
  } catch {
    return true;
  }
}

async function readPage(url: string, token: string): Promise<Page> {
  const { status, link, text } = await get(url, token);
  if (status !== 200) throw new Error(`${url}: ${status}`);
  const comments = JSON.parse(text) as readonly { readonly body?: string | null }[];
  const next = /<([^>]+)>;\s*rel="next"/.exec(link)?.[1] ?? null;
  if (next !== null && new URL(next).origin !== new URL(url).origin) throw new Error('the next page lies elsewhere');
  return { bodies: comments.map(comment => comment.body ?? ''), next };
}

/** `node:https` and not `fetch`, whose loading would be a quarter of an idle run. */
async function get(
  url: string,
  token: string,
): Promise<{ readonly status: number; readonly link: string; readonly text: string }> {
  const { request } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
  const headers = { accept: 'application/vnd.github+json', authorization: `token ${token}`, 'user-agent': 'proviso' };
  return await new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const link = [response.headers.link ?? ''].flat().join(', ');
        resolve({ status: response.statusCode ?? 0, link, text: Buffer.concat(chunks).toString('utf8') });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
