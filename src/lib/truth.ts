/** Three-valued: what code can see, and what it cannot. */
export type Truth = true | false | 'unknown';

/** True when any is true; else unknown when any is unknown; else false. */
export function anyTrue(values: readonly Truth[]): Truth {
  if (values.includes(true)) return true;
  return values.includes('unknown') ? 'unknown' : false;
}

/** False when any is false; else unknown when any is unknown; else true. */
export function allTrue(values: readonly Truth[]): Truth {
  if (values.includes(false)) return false;
  return values.includes('unknown') ? 'unknown' : true;
}

export function negate(value: Truth): Truth {
  return value === 'unknown' ? value : !value;
}
