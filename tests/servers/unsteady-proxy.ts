import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type UnsteadyProxy = {
  address: string;
  /** From now on nothing is reachable at the address, until `restore`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** The answer instead of the server's: a body, a status, or null to ask the server. */
  answerInstead(choose: (path: string) => string | number | null): void;
  close(): Promise<void>;
};

/** Stands in front of a server on 127.0.0.1 like a network: it can be cut, and can simulate an update of the server. */
export async function startUnsteadyProxy(target: string): Promise<UnsteadyProxy> {
  const sockets = new Set<Socket>();
  let choose: (path: string) => string | number | null = () => null;
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    const instead = choose(path);
    if (typeof instead === 'number') return void answer.writeHead(instead).end();
    if (instead !== null) return sendScript(answer, instead);
    const { method, headers } = incoming;
    const passed = request(new URL(path, target), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    cut,
    restore: async () => {
      if (!server.listening) await listen(port);
    },
    answerInstead: (next) => {
      choose = next;
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}

function sendScript(answer: ServerResponse, text: string): void {
  answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(text);
}
