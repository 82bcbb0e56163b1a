/** An object or a list as it stands in a longer text. */
export interface FoundValue {
  /** The line on which it begins. */
  readonly line: number;
  readonly text: string;
  /** Whether it stands in the list that the whole text is. */
  readonly isItem: boolean;
}

export interface Scanner {
  /** The values that end on this line. */
  scan(line: string, number: number): readonly FoundValue[];
  /** The line on which a value begins that has not ended; null between values. */
  openSince(): number | null;
  /** Whether the list that the whole text is has not ended. */
  isInList(): boolean;
  /** Whether the last line ended inside a string, which no JSON does. */
  isInText(): boolean;
}

/** Finds where the objects and lists of a JSON text begin and end, line by line, without holding more than one. */
export function createScanner(): Scanner {
  const state = { base: 0, depth: 0, isInText: false, isEscaped: false, start: 0, text: '' };

  const isOpen = () => state.depth > state.base;
  const openValue = (mark: string, number: number) => {
    if (mark === ']' && state.base === 1) Object.assign(state, { base: 0, depth: 0 });
    if (mark === '[' && state.base === 0) Object.assign(state, { base: 1, depth: 1 });
    else if (mark === '[' || mark === '{') Object.assign(state, { depth: state.depth + 1, start: number, text: '' });
  };
  const step = (mark: string) => {
    if (state.isEscaped) state.isEscaped = false;
    else if (state.isInText && mark === '\\') state.isEscaped = true;
    else if (mark === '"') state.isInText = !state.isInText;
    else if (state.isInText) return;
    else if (mark === '{' || mark === '[') state.depth += 1;
    else if (mark === '}' || mark === ']') state.depth -= 1;
  };
  const scan = (line: string, number: number): readonly FoundValue[] => {
    const found: FoundValue[] = [];
    let from = 0;
    for (let at = 0; at < line.length; at++) {
      const mark = line[at] ?? '';
      if (!isOpen()) {
        openValue(mark, number);
        from = at;
        continue;
      }
      step(mark);
      if (isOpen()) continue;
      found.push({ line: state.start, text: state.text + line.slice(from, at + 1), isItem: state.base === 1 });
      state.text = '';
    }
    if (isOpen()) state.text += `${line.slice(from)}\n`;
    return found;
  };
  return {
    scan,
    openSince: () => (isOpen() ? state.start : null),
    isInList: () => state.base === 1,
    isInText: () => state.isInText,
  };
}
