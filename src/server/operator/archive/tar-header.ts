/** One entry of a tar archive (POSIX.1-1988 "ustar"): the fields in its block of 512 bytes. */
export type TarHeader = { name: string; bytes: number };

export const tarBlockBytes = 512;

const longestName = 100;
/** The offset and length of each field. */
const fields = { mode: [100, 8], uid: [108, 8], gid: [116, 8], size: [124, 12], mtime: [136, 12] } as const;
const checksumAt = 148;

/** An entry is padded with zeros to full blocks. */
export function paddingAfter(bytes: number): number {
  return (tarBlockBytes - (bytes % tarBlockBytes)) % tarBlockBytes;
}

export function writeTarHeader({ name, bytes }: TarHeader, madeAt: Date): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`"${name}" is too long a name for the archive`);
  const block = Buffer.alloc(tarBlockBytes);
  block.write(name, 0);
  const numbers = { mode: 0o600, uid: 0, gid: 0, size: bytes, mtime: Math.floor(madeAt.getTime() / 1000) };
  for (const [field, [at, length]] of Object.entries(fields)) {
    const octal = numbers[field as keyof typeof numbers].toString(8).padStart(length - 1, '0');
    block.write(octal, at);
  }
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\u0000 `, checksumAt);
  return block;
}

/** Null for a block of zeros, which ends the archive. Throws for anything else that is not a header. */
export function readTarHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null;
  const told = Number.parseInt(block.toString('latin1', checksumAt, checksumAt + 6), 8);
  if (told !== sumOf(block)) throw new Error('A header of the archive is damaged');
  const end = block.indexOf(0);
  const [sizeAt, sizeLength] = fields.size;
  const bytes = Number.parseInt(block.toString('latin1', sizeAt, sizeAt + sizeLength - 1), 8);
  return { name: block.toString('utf8', 0, Math.min(end, longestName)), bytes };
}

/** The sum of all bytes, with those of the checksum counted as blanks. */
function sumOf(block: Buffer): number {
  let sum = 0;
  for (const [at, byte] of block.entries()) sum += at >= checksumAt && at < checksumAt + 8 ? 0x20 : byte;
  return sum;
}
