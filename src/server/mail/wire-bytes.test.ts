import { PassThrough, Readable, Transform } from 'node:stream';
import { expect, test } from 'vitest';
import { skipDotStuffing, wireBytes } from './wire-bytes.ts';

const pieces = (...texts: string[]) => texts.map((text) => Buffer.from(text));
const large = 'x'.repeat(40_000);

test.each([
  ['lines that end in CRLF', ['A: b\r\n\r\n', 'picture', '\r\n--end--\r\n'], 'A: b\r\n\r\npicture\r\n--end--\r\n'],
  ['a dot within a line', ['3.50\r\n'], '3.50\r\n'],
  ['no line end at the end', ['A: b'], 'A: b\r\n'],
  ['bare line feeds', ['one\n\ntwo\r\n'], 'one\r\n\r\ntwo\r\n'],
  ['a line end in two pieces', [`${large}\r`, `\n${large}\r\n`], `${large}\r\n${large}\r\n`],
  ['a bare return', ['one\r.two\r\n'], 'one\r\n..two\r\n'],
  ['a return last', ['one\r'], 'one\r\n'],
  ['a dot that begins the message', ['.one\r\n'], '..one\r\n'],
  ['dots that begin lines', ['one\r\n.\r\n..two\r\n'], 'one\r\n..\r\n...two\r\n'],
  ['a dot that begins a line and a piece', [`${large}\r\n`, `.${large}\r\n`], `${large}\r\n..${large}\r\n`],
  ['a dot that begins a piece and no line', [large, `.${large}\r\n`], `${large}.${large}\r\n`],
  ['letters beyond ASCII', ['é.\n.ü\r\n'], 'é.\r\n..ü\r\n'],
])('%s', (_, texts, wire) => {
  expect(Buffer.concat(wireBytes(pieces(...texts))).toString()).toBe(wire);
});

test('small pieces are joined, in their order, around large ones', () => {
  const picture = Buffer.from(large);
  const joined = wireBytes([...pieces('a', 'b'), picture, ...pieces('', 'c\r\n')]);
  expect(joined.map(({ length }) => length)).toEqual([2, 40_000, 3]);
  expect(joined[1]).toBe(picture);
});

test('what a ready message is piped into passes it on and ends it', async () => {
  const stuffs = new Transform({ transform: (_chunk, _encoding, done) => done(new Error('not to be looked at')) });
  const sent = skipDotStuffing(Readable.from(pieces('one\r\n', 'two\r\n')))
    .pipe(stuffs)
    .pipe(new PassThrough());
  expect(Buffer.concat(await sent.toArray()).toString()).toBe('one\r\ntwo\r\n.\r\n');
});
