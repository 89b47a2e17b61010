import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Agent, buildConnector, type Dispatcher } from 'undici';

const filesDir = new URL('../files/', import.meta.url);

/** One exchange as it is recorded: what is asked, and the answer as it was on the wire. */
type Exchange = {
  method: string;
  url: string;
  /** Headers that the request must have; a text that its body must contain. */
  headers: [string, string][];
  contains: string | null;
  status: number;
  answerHeaders: [string, string][];
  body: Buffer;
};

export type ReplayedRequest = {
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  body: string;
};

export type ReplayServer = {
  requests: ReplayedRequest[];
  /** Requests for which there is no recording. */
  unknown: string[];
  /** Goes on to the exchanges of the next scene; those of earlier scenes stay valid unless it has others for the same request. */
  play(scene: string): void;
  /** Connections to any https host, all of which lead here. */
  openAgent(): Promise<Dispatcher>;
  close(): Promise<void>;
};

/**
 * Plays the providers of a recording (tests/files/exchanges): a TLS server that is reached under all their names and
 * ports, and answers in their own format. `fill` replaces words in braces.
 */
export async function startReplayServer(recording: string, fill: Record<string, string> = {}): Promise<ReplayServer> {
  const scenes = await readRecording(recording, fill);
  const pem = await readFile(new URL('certificates/valid.pem', filesDir));
  const ca = await readFile(new URL('certificates/authority.pem', filesDir));
  const requests: ReplayedRequest[] = [];
  const unknown: string[] = [];
  let played = [...(scenes.get('') ?? [])];
  const server: Server = createServer({ key: pem, cert: pem }, async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const { method = '', headers } = incoming;
    const url = `https://${headers.host}${incoming.url}`;
    requests.push({ method, url, headers: headers as Record<string, string>, body });
    const found = played.findLast((exchange) => isFor(exchange, method, url, headers, body));
    if (!found) {
      unknown.push(`${method} ${url} ${body}`);
      outgoing.writeHead(500).end();
      return;
    }
    const isZipped = found.answerHeaders.some(([name, value]) => name === 'content-encoding' && value === 'gzip');
    outgoing.writeHead(found.status, Object.fromEntries(found.answerHeaders));
    outgoing.end(isZipped ? gzipSync(found.body) : found.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const connect = buildConnector({ ca });
  return {
    requests,
    unknown,
    play: (scene) => {
      played = [...played, ...(scenes.get(scene) ?? [])];
    },
    openAgent: async () =>
      new Agent({
        connect: (target, done) =>
          connect(
            { ...target, protocol: 'https:', hostname: 'localhost', host: 'localhost', servername: 'localhost', port },
            done,
          ),
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isFor(
  exchange: Exchange,
  method: string,
  url: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): boolean {
  // Servers take an address however it is escaped.
  if (exchange.method !== method || decodeURIComponent(exchange.url) !== decodeURIComponent(url)) return false;
  if (exchange.contains !== null && !body.includes(exchange.contains)) return false;
  return exchange.headers.every(([name, value]) =>
    value === 'none' ? headers[name] === undefined : headers[name] === value,
  );
}

/**
 * `=== scene`, `>>> METHOD address`, headers of the request, `contains: text of its body`, `<<< status`, headers, an
 * empty line, and the body up to the next mark; `@file` is a file of tests/files.
 */
async function readRecording(recording: string, fill: Record<string, string>): Promise<Map<string, Exchange[]>> {
  const raw = await readFile(new URL(`exchanges/${recording}.http`, filesDir), 'utf8');
  const text = raw.replace(/\{(\w+)\}/g, (whole, name: string) => fill[name] ?? whole);
  const scenes = new Map<string, Exchange[]>();
  for (const part of text.split(/^=== ?/m)) {
    const [, scene = '', rest = ''] = /^(.*)\n([\s\S]*)$/.exec(part.startsWith('#') ? `\n${part}` : part) ?? [];
    const exchanges: Exchange[] = [];
    for (const one of rest.split(/^>>> /m).slice(1)) exchanges.push(await readExchange(one));
    scenes.set(scene.trim(), exchanges);
  }
  return scenes;
}

async function readExchange(text: string): Promise<Exchange> {
  const [asked = '', answered = ''] = text.split(/^<<< /m);
  const [first = '', ...askedLines] = asked.trim().split('\n');
  const [method = '', url = ''] = first.split(' ');
  const [head = '', ...bodyParts] = answered.split('\n\n');
  const [status = '', ...answerLines] = head.split('\n');
  const body = bodyParts.join('\n\n').replace(/\n+$/, '');
  const headers = headersOf(askedLines);
  return {
    method,
    url,
    headers: headers.filter(([name]) => name !== 'contains'),
    contains: headers.find(([name]) => name === 'contains')?.[1] ?? null,
    status: Number(status),
    answerHeaders: headersOf(answerLines),
    body: body.startsWith('@') ? await readFile(fileURLToPath(new URL(body.slice(1), filesDir))) : Buffer.from(body),
  };
}

function headersOf(lines: string[]): [string, string][] {
  return lines.filter(Boolean).map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
  });
}
