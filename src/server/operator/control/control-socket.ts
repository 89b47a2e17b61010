import { chmodSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { placeLock, withSocketName } from '../../data-dir/place-lock.ts';
import { OperatorRefusal } from '../operator-refusal.ts';

/** A request of an operator's command to the process with the embedded database. */
export type ControlRequest = { do: 'copy-database' } | { do: 'admin'; args: string[] };

/** Handles a request; `say` prints a line on the caller's terminal. */
export type ControlHandler = (request: ControlRequest, say: (line: string) => void) => Promise<unknown>;

type ControlReply = { say: string } | { done: unknown } | { refused: string } | { failed: string };

const longestRequestBytes = 64 * 1024;

/** Listens for commands at a Unix socket beside the lock, which only this process's own user may open. */
export async function serveControl(
  dataDir: string,
  handle: ControlHandler,
  onError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(dataDir);
  // The owner of the lock is alone here: an existing socket belongs to a dead process.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A caller that disconnected needs no answer.
    socket.on('error', () => {});
    void answer(socket, handle, onError);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', resolve);
    withSocketName(path, (name) => server.listen(name));
  });
  chmodSync(path, 0o600);
  server.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function answer(socket: Socket, handle: ControlHandler, onError: (error: unknown) => void): Promise<void> {
  const reply = (line: ControlReply) => socket.writable && socket.write(`${JSON.stringify(line)}\n`);
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.byteLength;
    if (received > longestRequestBytes) socket.destroy();
  });
  try {
    for await (const line of createInterface({ input: socket })) {
      reply({ done: (await handle(JSON.parse(line) as ControlRequest, (words) => reply({ say: words }))) ?? null });
      break;
    }
  } catch (error) {
    if (error instanceof OperatorRefusal) reply({ refused: error.message });
    else {
      onError(error);
      reply({ failed: 'It failed there; the log of that process says why.' });
    }
  }
  socket.end();
}

/**
 * Sends a request to the process that has this data directory. Null if none answers; throws OperatorRefusal if it
 * refuses.
 */
export async function askRunning(
  dataDir: string,
  request: ControlRequest,
  say: (line: string) => void,
): Promise<{ done: unknown } | null> {
  const socket = await open(socketPath(dataDir));
  if (!socket) return null;
  socket.write(`${JSON.stringify(request)}\n`);
  try {
    for await (const line of createInterface({ input: socket })) {
      const reply = JSON.parse(line) as ControlReply;
      if ('say' in reply) say(reply.say);
      else if ('done' in reply) return { done: reply.done };
      else throw new OperatorRefusal('refused' in reply ? reply.refused : reply.failed);
    }
  } finally {
    socket.destroy();
  }
  throw new OperatorRefusal('The running Fondly ended before it had answered.');
}

function open(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = withSocketName(path, (name) => connect(name));
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => {});
      resolve(socket);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
      else if (error.code === 'EACCES' || error.code === 'EPERM')
        reject(new OperatorRefusal('Only the user that runs Fondly may do this.'));
      else reject(error);
    });
  });
}

function socketPath(dataDir: string): string {
  const lockDir = placeLock(realpathSync(dataDir));
  const { uid, mode } = statSync(lockDir);
  if (process.getuid && process.getuid() !== 0 && uid !== process.getuid())
    throw new OperatorRefusal(`Only the user that runs Fondly may do this: ${lockDir} belongs to another one.`);
  if ((mode & 0o077) !== 0) chmodSync(lockDir, 0o700);
  return join(lockDir, 'control.sock');
}
