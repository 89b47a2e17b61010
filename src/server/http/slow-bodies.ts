import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A body has to bring this much in each window, or its end: a bad line of a phone does, a held connection does not. */
const windowMs = 10_000;
const leastBytes = 16 * 1024;

/** Ends connections whose body trickles in: each of them would be held for as long as a call may take. */
export function refuseSlowBodies(app: FastifyInstance, options = { windowMs, leastBytes }): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0) {
      watchBody(raw, options);
    }
    done();
  });
}

function watchBody(body: IncomingMessage, options: { windowMs: number; leastBytes: number }): void {
  const { socket } = body;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const brought = socket.bytesRead - before;
    before = socket.bytesRead;
    // What lies here unread waits for us, not for its sender.
    if (brought >= options.leastBytes || body.readableLength > 0 || body.isPaused()) return;
    body.destroy();
  }, options.windowMs).unref();
  const end = () => clearInterval(timer);
  body.once('end', end).once('close', end);
}
