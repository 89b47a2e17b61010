import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Agent } from 'undici';

/** A message as its browser read it, and what the push service saw of it. */
export type ReceivedPush = { path: string; headers: IncomingHttpHeaders; text: string; vapid: Vapid };
export type Vapid = { aud: string; exp: number; sub: string; publicKey: string };

export type PushDouble = {
  received: ReceivedPush[];
  /** A browser of this service, as its page would register it. */
  addBrowser(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The service's answer from now on; `silent`: none at all. */
  answer(status: number | 'silent'): void;
  /** Directs every address to this service, without TLS. */
  dispatcher: Agent;
  close(): Promise<void>;
};

const host = 'push.example.test';

/** A push service (RFC 8030) that knows its browsers' private keys: it decrypts (RFC 8291) and checks signatures (RFC 8292). */
export async function startPushDouble(): Promise<PushDouble> {
  const browsers = new Map<string, { ecdh: ECDH; auth: Buffer }>();
  const received: ReceivedPush[] = [];
  let reply: number | 'silent' = 201;
  const server = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    const browser = browsers.get(path);
    if (browser) {
      const text = decrypt(Buffer.concat(parts), browser.ecdh, browser.auth);
      received.push({ path, headers: request.headers, text, vapid: readVapid(request.headers.authorization ?? '') });
    }
    if (reply === 'silent') return;
    answer.writeHead(reply, { location: `https://${host}/elsewhere` }).end('nothing that counts');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const dispatcher = new Agent({
    connect: (_target, done) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => done(null, socket));
      socket.once('error', (error) => done(error, null));
    },
  });
  return {
    received,
    addBrowser: (name) => {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      browsers.set(`/${name}`, { ecdh, auth });
      const keys = { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `https://${host}/${name}`, keys };
    },
    answer: (next) => {
      reply = next;
    },
    dispatcher,
    close: async () => {
      await dispatcher.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** RFC 8291, section 3.4, over the coding of RFC 8188: salt, record size, key length, the sender's key, one record. */
function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > body.readUInt32BE(16)) throw new Error('More than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function readVapid(authorization: string): Vapid {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    new Uint8Array(Buffer.from(signature, 'base64url')),
  );
  if (!isRight) throw new Error('The signature is not by the key');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey };
}
