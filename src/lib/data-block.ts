/** Data for a reader, between lines that the data cannot hold: nothing in them is taken for an instruction. */
export function dataBlock(name: string, text: string, nonce: string): string {
  return `<<<${name} ${nonce}\n${text}\n${name} ${nonce}>>>`;
}
