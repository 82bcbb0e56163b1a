/**
 * Whether a path (relative, `/`) lies under a pattern: `*` and `?` stay within one name, `**` spans folders. A pattern
 * without a wildcard names a file, or a folder with everything below it; an empty one or `.` names everything.
 */
export function matchGlob(pattern: string, path: string): boolean {
  const plain = normalPattern(pattern);
  if (plain === '') return true;
  if (!hasWildcard(plain)) return path === plain || path.startsWith(`${plain}/`);
  return globExpression(plain).test(path);
}

/** The folder (or whole path) before a pattern's first wildcard: where a search has to start. Empty for everything. */
export function globPrefix(pattern: string): string {
  const plain = normalPattern(pattern);
  if (!hasWildcard(plain)) return plain;
  const names = plain.split('/');
  return names.slice(0, names.findIndex(hasWildcard)).join('/');
}

function normalPattern(pattern: string): string {
  const plain = pattern.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  return plain === '.' ? '' : plain;
}

function hasWildcard(text: string): boolean {
  return /[*?]/.test(text);
}

function globExpression(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/|\*\*|[*?]|[\\^$.+()|[\]{}]/g, part => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : `\\${part}`;
  });
  return new RegExp(`^${source}$`, 'su');
}
