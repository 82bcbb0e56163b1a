/** The line of a program's complaints that says most: the first that names an error, else the last. At most 300 characters. */
export function tellingLine(printed: string): string {
  const lines = printed.split('\n').flatMap(line => (line.trim() === '' ? [] : [line.trim()]));
  return (lines.find(line => /\w*(?:Error|Exception)\b.*:/.test(line)) ?? lines.at(-1) ?? '').slice(0, 300);
}
