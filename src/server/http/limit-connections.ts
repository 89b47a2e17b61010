import type { Server } from 'node:http';
import { callerOf } from './network-of.ts';

const mostConnections = 5_000;
/**
 * The limit per caller, which may be an office behind one address. Behind a proxy all callers are one, and the proxy
 * has its own limits.
 */
const mostOfOneCaller = 500;

/** Closes connections beyond the limit of a caller, so that nobody uses up all of them. */
export function limitConnections(server: Server, { behindProxy }: { behindProxy: boolean }): void {
  server.maxConnections = mostConnections;
  if (behindProxy) return;
  const byCaller = new Map<string, number>();
  server.on('connection', (socket) => {
    const caller = callerOf(socket.remoteAddress ?? '');
    const open = (byCaller.get(caller) ?? 0) + 1;
    byCaller.set(caller, open);
    socket.once('close', () => {
      const left = (byCaller.get(caller) ?? 1) - 1;
      if (left > 0) byCaller.set(caller, left);
      else byCaller.delete(caller);
    });
    if (open > mostOfOneCaller) socket.destroy();
  });
}
