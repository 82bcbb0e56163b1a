/** `1 spec`, `3 specs`; irregular plurals are given. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${formatNumber(n)} ${n === 1 ? one : many}`;
}

/** Whole numbers with a comma between thousands. */
export function formatNumber(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `18 %`; one decimal below 1 %. */
export function percent(share: number): string {
  const value = share * 100;
  return `${value > 0 && value < 1 ? value.toFixed(1) : Math.round(value)} %`;
}

export function dollars(usd: number): string {
  return `$${usd.toFixed(2)}`;
}

/** `41s`, `6m 12s`, `1h 04m`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const pad = (n: number) => String(n).padStart(2, '0');
  if (seconds < 60) return `${seconds}s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m ${pad(seconds % 60)}s`;
  return `${Math.floor(seconds / 3600)}h ${pad(Math.floor((seconds % 3600) / 60))}m`;
}

/** A p-value: three decimals, `< 0.001` below. */
export function pValue(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}

/** A p-value in a sentence: `p = 0.041`, `p < 0.001`. */
export function tellP(p: number): string {
  return p < 0.001 ? `p ${pValue(p)}` : `p = ${pValue(p)}`;
}

/** With a capital first letter, as a paragraph starts. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function shortSha(sha: string): string {
  return /^[0-9a-f]{40,}$/.test(sha) ? sha.slice(0, 7) : sha;
}
