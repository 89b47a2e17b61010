import { inflateRawSync } from 'node:zlib';

const endRecord = 0x06054b50;

/** The files of a zip archive by name, found through its directory as programs do; no comment, no zip64. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== endRecord) throw new Error('This is no zip file');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let entry = zip.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    const [nameBytes, extraBytes] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed);
    at += 46 + nameBytes + extraBytes + zip.readUInt16LE(at + 32);
  }
  return files;
}
