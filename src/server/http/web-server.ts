import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { ErrorBody } from '../../contract/errors.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { overloaded } from './admission.ts';

// A head is one packet or a few; what takes longer holds a connection and nothing else.
const headWithinMs = 10_000;
// The largest import takes seven minutes over a line of 1 Mbit/s; a body that trickles in is ended long before.
const requestWithinMs = 600_000;
// Of silence, which lasts as long as a call works: a generation that is waited for takes up to 150 s.
const silenceMs = 180_000;
const mostConnections = 5_000;
// Who is refused at once asks again at once, and thousands of refusals leave no time for answers.
const refusedAfterMs = 1_000;

export type Door = {
  /** Whether a call that came now would be refused, or wait too long. */
  isFull(): boolean;
  /** Somebody new has a connection. */
  letIn(): void;
};

/** What stands beneath the routes: how long and how many, and the refusal of calls that nobody would have time for. */
export function createWebServer(handle: RequestListener, door: Door, metrics: Metrics | null): Server {
  const server = createServer(
    {
      headersTimeout: headWithinMs,
      requestTimeout: requestWithinMs,
      keepAliveTimeout: 72_000,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => {
      if (!isCall(request) || !door.isFull()) return handle(request, response);
      setTimeout(refuse, refusedAfterMs, response);
      metrics?.observeRequest({ method: request.method ?? '', route: 'refused', status: 503, seconds: 0 });
    },
  );
  server.on('connection', door.letIn);
  server.setTimeout(silenceMs);
  server.maxConnections = mostConnections;
  return server;
}

/** Pages are files, and whether the server is well is asked by machines that draw conclusions. */
function isCall({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/') && !/^\/api\/(health|ready)\b/.test(url);
}

/** Before anything of the call is looked at: through all that a route needs, a refusal would cost as much as some answers. */
function refuse(response: ServerResponse): void {
  const { message, code, retryAfterSeconds } = overloaded(1);
  const body: ErrorBody = { message, code };
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'x-content-type-options': 'nosniff',
    'x-request-id': randomUUID(),
  });
  response.end(JSON.stringify(body));
}
