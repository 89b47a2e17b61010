import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request as the provider received it; form fields as text, files by their length. */
export type ProviderRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

/** The provider's reaction to a request. */
export type Behaviour =
  | { kind: 'json'; value: unknown; status?: number; headers?: Record<string, string> }
  | { kind: 'messages'; messages: string[] }
  | { kind: 'pictures'; pictures: Uint8Array[] }
  | { kind: 'garbage' }
  | { kind: 'text'; status: number; text: string }
  | { kind: 'stream'; content: string }
  | { kind: 'silent' }
  | { kind: 'drip' }
  | { kind: 'huge' }
  | { kind: 'redirect'; to: string }
  | { kind: 'cut' };

export type FaultProvider = {
  baseUrl: string;
  requests: ProviderRequest[];
  /** The reactions to the next requests. */
  answer: (decide: (request: ProviderRequest) => Behaviour) => void;
  close(): Promise<void>;
};

/** A real HTTP server that speaks the wire format of OpenAI, and breaks it on purpose. */
export async function startFaultProvider(decide: (request: ProviderRequest) => Behaviour): Promise<FaultProvider> {
  let current = decide;
  const requests: ProviderRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const received = { path: request.url ?? '', headers: request.headers, body: await readBody(request) };
    requests.push(received);
    behave(current(received), response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: (next) => {
      current = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const type = request.headers['content-type'] ?? '';
  if (type.includes('json')) return JSON.parse(bytes.toString()) as Record<string, unknown>;
  if (!type.includes('multipart')) return {};
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : { bytes: value.size }]),
  );
}

function behave(behaviour: Behaviour, response: ServerResponse): void {
  const json = (value: unknown, status = 200, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };
  switch (behaviour.kind) {
    case 'json':
      json(behaviour.value, behaviour.status, behaviour.headers);
      return;
    case 'messages':
      json(completion(JSON.stringify({ messages: behaviour.messages })));
      return;
    case 'pictures':
      json({
        created: 0,
        data: behaviour.pictures.map((picture) => ({ b64_json: Buffer.from(picture).toString('base64') })),
      });
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('<html>\u0000 not what was asked');
      return;
    case 'text':
      response.writeHead(behaviour.status, { 'content-type': 'text/plain' });
      response.end(behaviour.text);
      return;
    case 'stream':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': kept alive\n\ndata: {"choices":[{"delta":{"role":"assistant"}}]}\n\n');
      for (const content of behaviour.content.match(/.{1,7}/gsu) ?? []) {
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\r\n\r\n`);
      }
      response.end('data: {"choices":[],"usage":{"total_tokens":2}}\n\ndata: [DONE]\n\n');
      return;
    case 'silent':
      return;
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
      return;
    }
    case 'huge': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const block = Buffer.alloc(1024 * 1024, 0x20);
      const pour = () => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', pour);
      pour();
      return;
    }
    case 'redirect':
      response.writeHead(307, { location: behaviour.to });
      response.end();
      return;
    case 'cut':
      response.destroy();
  }
}

function completion(content: string) {
  const message = { role: 'assistant', content };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  return { id: 'x', created: 0, model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }], usage };
}
