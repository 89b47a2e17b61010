import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const headerLength = 48;
const tagOfCmap = 0;
/** Tables with their own packing unless their version says otherwise: glyf and loca. */
const packedTables: readonly number[] = [10, 11];
const ownTag = 63;

/** The code points that a WOFF2 file has letters for. Throws RangeError if it is not a WOFF2 file. */
export function readLetters(file: string): Set<number> {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError(`${file} is no WOFF2 file.`);
  const { at, end } = findCmap(bytes);
  const packed = bytes.subarray(at.data, at.data + bytes.readUInt32BE(20));
  return lettersOf(brotliDecompressSync(packed).subarray(at.cmap, end));
}

/** Walks the directory: the tables follow each other in one packed stream, in its order. */
function findCmap(bytes: Buffer): { at: { data: number; cmap: number }; end: number } {
  let here = headerLength;
  const readLength = (): number => {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const byte = bytes.readUInt8(here++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('A length in a WOFF2 file is too long.');
  };
  let [offset, cmap, end] = [0, 0, 0];
  for (let table = bytes.readUInt16BE(12); table > 0; table--) {
    const flags = bytes.readUInt8(here++);
    const tag = flags & 63;
    if (tag === ownTag) here += 4;
    const whole = readLength();
    const isPacked = packedTables.includes(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    const length = isPacked ? readLength() : whole;
    if (tag === tagOfCmap) [cmap, end] = [offset, offset + length];
    offset += length;
  }
  return { at: { data: here, cmap }, end };
}

/** Reads every Unicode subtable in format 4 (two bytes) or 12 (four). */
function lettersOf(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const start = cmap.readUInt32BE(4 + i * 8 + 4);
    const table = cmap.subarray(start);
    const format = table.readUInt16BE(0);
    if (format === 12)
      for (let group = 0; group < table.readUInt32BE(12); group++) {
        const first = table.readUInt32BE(16 + group * 12);
        for (let code = first; code <= table.readUInt32BE(20 + group * 12); code++) letters.add(code);
      }
    if (format === 4) addSegments(table, letters);
  }
  return letters;
}

function addSegments(table: Buffer, letters: Set<number>): void {
  const size = table.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + size + at);
    const delta = table.readUInt16BE(16 + size * 2 + at);
    const range = 16 + size * 3 + at;
    const offset = table.readUInt16BE(range);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : table.readUInt16BE(range + offset + (code - first) * 2);
      if (glyph !== 0) letters.add(code);
    }
  }
}
