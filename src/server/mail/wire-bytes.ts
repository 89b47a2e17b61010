import { type Readable, Transform } from 'node:stream';

const CR = 0x0d;
const LF = 0x0a;
const lineEnd = Buffer.from('\r\n');
const lineWithDot = Buffer.from('\n.');
const smallBytes = 32 * 1024;

/**
 * A message as SMTP has it, but for its final dot: every line ends in CRLF, the last one too, and a dot that begins one is
 * doubled (RFC 5321, 4.5.2). Small pieces are joined, as each would be a write of its own; large ones, pictures, are not copied.
 */
export function wireBytes(message: readonly Buffer[]): Buffer[] {
  const pieces = joinSmall(message);
  const last = pieces.at(-1);
  if (last?.subarray(-2).equals(lineEnd) && pieces.every(hasWholeLineEnds)) {
    return pieces.map((piece, at) => withDotsDoubled(piece, pieces[at - 1]?.at(-1) ?? LF));
  }
  const text = Buffer.concat(pieces)
    .toString('latin1')
    .replaceAll(/\r\n?|\n/g, '\r\n');
  return [withDotsDoubled(Buffer.from(text.endsWith('\r\n') ? text : `${text}\r\n`, 'latin1'), LF)];
}

function joinSmall(pieces: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = [];
  const small: Buffer[] = [];
  for (const piece of [...pieces, null]) {
    if (piece && piece.length < smallBytes) small.push(piece);
    else {
      const before = Buffer.concat(small.splice(0));
      if (before.length > 0) joined.push(before);
      if (piece) joined.push(piece);
    }
  }
  return joined;
}

function hasWholeLineEnds(piece: Buffer): boolean {
  return each(piece, CR, (at) => piece[at + 1] === LF) && each(piece, LF, (at) => piece[at - 1] === CR);
}

function each(piece: Buffer, sign: number, holds: (at: number) => boolean): boolean {
  for (let at = piece.indexOf(sign); at !== -1; at = piece.indexOf(sign, at + 1)) if (!holds(at)) return false;
  return true;
}

function withDotsDoubled(piece: Buffer, before: number): Buffer {
  const first = before === LF && piece[0] === 0x2e ? '.' : '';
  if (!first && !piece.includes(lineWithDot)) return piece;
  return Buffer.from(first + piece.toString('latin1').replaceAll('\n.', '\n..'), 'latin1');
}

/**
 * Spares a message that is ready the library's look at each of its bytes, which cost more than all else of a card: what
 * it is piped into passes it on and adds the final dot.
 */
export function skipDotStuffing(message: Readable): Readable {
  const pipe = message.pipe.bind(message);
  message.pipe = (destination, options) => {
    if (destination instanceof Transform) {
      destination._transform = (chunk, _encoding, done) => done(null, chunk);
      destination._flush = (done) => done(null, '.\r\n');
    }
    return pipe(destination, options);
  };
  return message;
}
