import { randomBytes } from 'node:crypto';
import { linkSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { withSocketName } from './place-lock.ts';

/** Listens at `path`; null if that name is taken. */
export async function claimSocket(dir: string, path: string): Promise<{ release(): Promise<void> } | null> {
  // A socket that is bound but does not listen yet refuses connections like a dead one. So it listens under a private
  // name first and is then linked to the real one, which only one process can do.
  const unlistedPath = join(dir, `claim.${randomBytes(4).toString('hex')}`);
  const server = await listen(unlistedPath);
  try {
    linkSync(unlistedPath, path);
  } catch (error) {
    await close(server);
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  } finally {
    rmSync(unlistedPath, { force: true });
  }
  let released = false;
  return {
    release: async () => {
      if (released) return;
      released = true;
      rmSync(path, { force: true });
      await close(server);
    },
  };
}

/** Whether a live process listens at `path`. */
export function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = withSocketName(path, (name) => connect(name));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // A full backlog (EAGAIN) is an owner too busy to accept, not a dead one.
      if (error.code === 'EAGAIN') resolve(true);
      else if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      else reject(error);
    });
  });
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.once('listening', () => {
      // The lock alone must not keep the process alive.
      server.unref();
      resolve(server);
    });
    withSocketName(path, (name) => server.listen(name));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
