/** The words of a command line: cut at white space, quotation marks hold words together; nothing else means anything. */
export function splitCommand(text: string): readonly string[] {
  return [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
}
