const DEFAULT_SIZE = 30;
const LARGEST_SIZE = 100;

export interface Page {
  readonly status: 200;
  readonly body: readonly unknown[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** One page of a list as GitHub sends it: at most 100 items, and a Link header that names the pages around it. */
export function pageOf(items: readonly unknown[], url: URL): Page {
  const size = Math.min(LARGEST_SIZE, Number(url.searchParams.get('per_page') ?? DEFAULT_SIZE));
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const to = (target: number, rel: string) => {
    const other = new URL(url);
    other.searchParams.set('page', String(target));
    return `<${other.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [to(page - 1, 'prev')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
    ...(page > 1 ? [to(1, 'first')] : []),
  ];
  const headers = links.length === 0 ? {} : { headers: { link: links.join(', ') } };
  return { status: 200, body: items.slice((page - 1) * size, page * size), ...headers };
}
