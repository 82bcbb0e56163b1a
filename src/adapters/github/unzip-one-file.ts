import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_REMARK = 0xffff;
const MOST_ENTRIES = 100;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * Unpacks one file of an archive into memory; no name in the archive ever becomes a path. Throws Error for what is no
 * archive, holds no such file or two of them, is encrypted, damaged, or larger than it says or than may be.
 */
export function unzipOneFile(
  archive: Buffer,
  { name, most }: { readonly name: string; readonly most: number },
): Buffer {
  const named = listEntries(archive).filter(entry => entry.name === name);
  const [entry] = named;
  if (entry === undefined || named.length > 1)
    throw new Error(`the archive holds ${named.length} files called ${name}`);
  if (entry.isEncrypted) throw new Error(`${name} is encrypted`);
  if (entry.size > most) throw new Error(`${name} is larger than ${most} bytes`);
  const { offset } = entry;
  if (readNumber(archive, offset, 4) !== LOCAL) throw new Error(`${name} is not where the archive says`);
  const from = offset + 30 + readNumber(archive, offset + 26, 2) + readNumber(archive, offset + 28, 2);
  if (from + entry.packed > archive.length) throw new Error('the archive is cut off');
  const data = unpack(archive.subarray(from, from + entry.packed), entry);
  if (data.length !== entry.size || crc32(data) !== entry.crc) throw new Error(`${name} is damaged`);
  return data;
}

function unpack(packed: Buffer, { method, size, name }: Entry): Buffer {
  if (method === 0) return packed;
  if (method !== 8) throw new Error(`${name} is packed in a way that is not read here`);
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
}

function listEntries(archive: Buffer): readonly Entry[] {
  const end = findEnd(archive);
  const count = readNumber(archive, end + 10, 2);
  if (count > MOST_ENTRIES) throw new Error(`the archive holds more than ${MOST_ENTRIES} files`);
  let at = readNumber(archive, end + 16, 4);
  return Array.from({ length: count }, () => {
    if (readNumber(archive, at, 4) !== ENTRY) throw new Error('the archive is damaged');
    const nameLength = readNumber(archive, at + 28, 2);
    const entry = {
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: readNumber(archive, at + 10, 2),
      isEncrypted: (readNumber(archive, at + 8, 2) & 1) === 1,
      crc: readNumber(archive, at + 16, 4),
      packed: readNumber(archive, at + 20, 4),
      size: readNumber(archive, at + 24, 4),
      offset: readNumber(archive, at + 42, 4),
    };
    at += 46 + nameLength + readNumber(archive, at + 30, 2) + readNumber(archive, at + 32, 2);
    return entry;
  });
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_LENGTH - LONGEST_REMARK);
  for (let at = archive.length - END_LENGTH; at >= first; at -= 1) if (archive.readUInt32LE(at) === END) return at;
  throw new Error('this is no archive');
}

function readNumber(archive: Buffer, at: number, length: number): number {
  if (at < 0 || at + length > archive.length) throw new Error('the archive is cut off');
  return archive.readUIntLE(at, length);
}
