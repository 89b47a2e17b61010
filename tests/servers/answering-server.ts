import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
/** What the server answers; `silent`: nothing at all, `endless`: a body that does not end. */
export type GivenAnswer = { status: number; body?: string; headers?: Record<string, string> } | 'silent' | 'endless';

export type AnsweringServer = {
  address: string;
  received: ReceivedCall[];
  /** The answer from now on, or one for each call. */
  answer(given: GivenAnswer | ((call: ReceivedCall) => GivenAnswer)): void;
  close(): Promise<void>;
};

/** A local server that keeps what it is sent and answers as told. */
export async function startAnsweringServer(): Promise<AnsweringServer> {
  const received: ReceivedCall[] = [];
  let decide: (call: ReceivedCall) => GivenAnswer = () => ({ status: 204 });
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body: Buffer.concat(parts).toString() };
    received.push(call);
    const given = decide(call);
    if (given === 'silent') return;
    if (given === 'endless') {
      response.writeHead(200);
      const more = () => response.writable && response.write('x'.repeat(64 * 1024), () => setImmediate(more));
      more();
      return;
    }
    response.writeHead(given.status, given.headers).end(given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (given) => {
      decide = typeof given === 'function' ? given : () => given;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
