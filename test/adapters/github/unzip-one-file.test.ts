import { describe, expect, it } from 'vitest';
import { unzipOneFile } from '../../../src/adapters/github/unzip-one-file.ts';
import { aZip } from '../../helpers/a-zip.ts';

const data = Buffer.from('answers and trials '.repeat(50));
const file = { name: 'store.db', data };
const unzip = (archive: Buffer, most = 10_000) => unzipOneFile(archive, { name: 'store.db', most });

describe('an artefact', () => {
  it('gives the one file that is asked for, whatever else it holds', () => {
    const archive = aZip([{ name: '../../evil', data: Buffer.from('x') }, file, { name: 'store.db-wal', data }]);
    expect(unzip(archive).equals(data)).toBe(true);
  });

  it.each<[string, Buffer, RegExp]>([
    ['is no archive', Buffer.from('no archive at all, and long enough'), /no archive/],
    ['is empty', Buffer.alloc(0), /no archive/],
    ['holds no such file', aZip([{ name: 'other.db', data }]), /0 files/],
    ['holds it twice', aZip([file, file]), /2 files/],
    ['is encrypted', aZip([{ ...file, claims: { flags: 1 } }]), /encrypted/],
    ['is packed in another way', aZip([{ ...file, claims: { method: 14 } }]), /packed/],
    ['says another checksum', aZip([{ ...file, claims: { crc: 1 } }]), /damaged/],
    ['says another length', aZip([{ ...file, claims: { size: data.length + 1 } }]), /damaged/],
    ['is cut off', aZip([file]).subarray(30), /archive/],
  ])('that %s is refused', (_what, archive, message) => {
    expect(() => unzip(archive)).toThrow(message);
  });

  it('that unpacks to more than it says, or than may be, is refused before it fills the memory', () => {
    const bomb = { name: 'store.db', data: Buffer.alloc(50_000_000) };
    expect(() => unzip(aZip([bomb]))).toThrow(/larger than 10000 bytes/);
    expect(() => unzip(aZip([{ ...bomb, claims: { size: 1_000 } }]))).toThrow();
  });
});
