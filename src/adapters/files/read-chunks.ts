import { createReadStream } from 'node:fs';
import { ConfigError, errorMessage } from '../../lib/errors.ts';

/** The text of a file, piece by piece. Throws ConfigError when it cannot be read. */
export async function* readChunks(file: string): AsyncGenerator<string> {
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 });
  try {
    for await (const chunk of stream) yield String(chunk);
  } catch (error) {
    throw new ConfigError(`${file}: the file cannot be read: ${errorMessage(error)}`);
  }
}
