import { createHash, randomBytes } from 'node:crypto';

/** The answer to a server's digest challenge (RFC 7616), as Baïkal asks for it out of the box. */
export function answerDigest(
  challenge: string,
  { username, password }: { username: string; password: string },
  method: string,
  uri: string,
  count: number,
): string {
  const given = (name: string) => new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s,]+))`, 'i').exec(challenge);
  const value = (name: string) => given(name)?.[1] ?? given(name)?.[2];
  const algorithm = /sha-256/i.test(value('algorithm') ?? '') ? 'sha256' : 'md5';
  const hash = (text: string) => createHash(algorithm).update(text).digest('hex');
  const [realm = '', nonce = '', opaque] = [value('realm'), value('nonce'), value('opaque')];
  const quality = /\bauth\b/.test(value('qop') ?? '') ? 'auth' : null;
  const cnonce = randomBytes(16).toString('hex');
  const nc = count.toString(16).padStart(8, '0');
  const first = hash(`${username}:${realm}:${password}`);
  const second = hash(`${method}:${uri}`);
  const response = hash(
    quality ? [first, nonce, nc, cnonce, quality, second].join(':') : `${first}:${nonce}:${second}`,
  );
  const fields = [
    `username="${username.replace(/["\\]/g, '\\$&')}"`,
    `realm="${realm}"`,
    `nonce="${nonce}"`,
    `uri="${uri}"`,
    `response="${response}"`,
    ...(value('algorithm') ? [`algorithm=${value('algorithm')}`] : []),
    ...(quality ? [`qop=${quality}`, `nc=${nc}`, `cnonce="${cnonce}"`] : []),
    ...(opaque ? [`opaque="${opaque}"`] : []),
  ];
  return `Digest ${fields.join(', ')}`;
}
