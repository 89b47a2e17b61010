import type { Server } from 'node:http';
import { callerOf } from './network-of.ts';

const mostConnections = 5_000;
/** Of one caller, who may be an office behind one address. Behind a proxy all callers are one, and the proxy has its own limits. */
const mostOfOneCaller = 500;

/** Ends connections beyond what a caller may have, so that nobody takes the places of all others. */
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
