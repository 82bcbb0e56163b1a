/** Keeps what was made of the last few long texts: of the same prompt, the same is asked for each of its rules. */
export function rememberLast<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return text => {
    if (text.length < SHORT) return make(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = make(text);
    const [oldest] = known.keys();
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
    known.set(text, value);
    return value;
  };
}

const SHORT = 1000;
const KEPT = 16;
