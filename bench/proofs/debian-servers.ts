import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../tests/process/free-port.ts';

const user = 'postgres';
const versions = '/usr/lib/postgresql';
const pgbouncer = '/usr/sbin/pgbouncer';
const aptGet = '/usr/bin/apt-get';

/** A PostgreSQL of Debian's package, on a port of 127.0.0.1 and a directory of its own. */
export type Cluster = {
  port: number;
  dir: string;
  /** Kills all of it at once, as when its machine dies. */
  kill(): void;
  /** Makes a primary of a standby. */
  promote(): void;
};

/** Debian's PostgreSQL and PgBouncer, started for a proof and gone after it. */
export type DebianServers = {
  versions: string;
  startPrimary(): Promise<Cluster>;
  startStandby(primary: Cluster): Promise<Cluster>;
  /** In transaction mode, in front of a database; answers its port. */
  startPgBouncer(cluster: Cluster, database: string): Promise<number>;
  close(): void;
};

/** Installs the packages where that is possible. */
export function openDebianServers(): DebianServers {
  install();
  const bin = join(versions, readdirSync(versions).sort().at(-1) ?? '', 'bin');
  // PostgreSQL and PgBouncer refuse to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const root = mkdtempSync(join(tmpdir(), 'fondly-servers-'));
  if (owner.uid !== undefined) chownSync(root, owner.uid, owner.gid);
  const running = new Set<ChildProcess>();
  const logPath = join(root, 'servers.log');
  const log = openSync(logPath, 'a');

  const runAs = (command: string, args: string[]) =>
    execFileSync(command, args, { ...owner, cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const start = (command: string, args: string[]) => {
    // A group of its own, so that one signal reaches all processes of a server.
    const child = spawn(command, args, { ...owner, cwd: root, detached: true, stdio: ['ignore', log, log] });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const kill = (child: ChildProcess) => {
    if (!running.delete(child) || child.pid === undefined) return;
    process.kill(-child.pid, 'SIGKILL');
  };
  const explain = (error: Error) => {
    throw new Error(`A server did not start:\n${readFileSync(logPath, 'utf8').slice(-2_000)}`, { cause: error });
  };
  const serve = async (dir: string): Promise<Cluster> => {
    const port = await findFreePort();
    const all = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
    const child = start(join(bin, 'postgres'), ['-D', dir, ...all.flatMap((setting) => ['-c', setting])]);
    await answers(port, 'postgres').catch(explain);
    return {
      port,
      dir,
      kill: () => kill(child),
      promote: () => void runAs(join(bin, 'pg_ctl'), ['promote', '-D', dir]),
    };
  };

  return {
    versions: `${execFileSync(join(bin, 'postgres'), ['--version'])}`
      .trim()
      .concat(', ', `${execFileSync(pgbouncer, ['--version'])}`.split('\n')[0] ?? ''),
    startPrimary: () => {
      const dir = join(root, 'primary');
      runAs(join(bin, 'initdb'), ['-D', dir, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
      return serve(dir);
    },
    startStandby: (primary) => {
      const dir = join(root, 'standby');
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', user];
      runAs(join(bin, 'pg_basebackup'), [...from, '-D', dir, '-R', '--checkpoint=fast']);
      return serve(dir);
    },
    startPgBouncer: async (cluster, database) => {
      const port = await findFreePort();
      const dir = join(root, 'pgbouncer');
      mkdirSync(dir);
      writeFileSync(join(dir, 'users.txt'), `"${user}" ""\n`);
      // The lines of docs/OPERATING.md, and what a throwaway needs.
      writeFileSync(
        join(dir, 'pgbouncer.ini'),
        [
          '[databases]',
          `${database} = host=127.0.0.1 port=${cluster.port} dbname=${database}`,
          '[pgbouncer]',
          ...['pool_mode = transaction', 'max_client_conn = 500', 'default_pool_size = 20'],
          ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = trust'],
          `auth_file = ${join(dir, 'users.txt')}`,
        ].join('\n'),
      );
      start(pgbouncer, ['-q', join(dir, 'pgbouncer.ini')]);
      await answers(port, database).catch(explain);
      return port;
    },
    close: () => {
      for (const child of running) kill(child);
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function makeDatabase(cluster: Cluster, name: string, template = 'template1'): Promise<string> {
  await ask(cluster.port, 'postgres', `create database ${name} template ${template}`);
  return `postgres://${user}@127.0.0.1:${cluster.port}/${name}`;
}

/** Asks a server directly, as an operator does. */
export async function ask<Row extends pg.QueryResultRow>(port: number, database: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user, database, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    client.end().catch(() => {});
  }
}

async function answers(port: number, database: string): Promise<void> {
  for (let left = 150; ; left -= 1) {
    try {
      await ask(port, database, 'select 1');
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(200);
    }
  }
}

function install(): void {
  if (existsSync(versions) && existsSync(pgbouncer)) return;
  if (process.getuid?.() !== 0 || !existsSync(aptGet))
    throw new Error(
      'This proof needs the packages postgresql and pgbouncer (`apt-get install postgresql pgbouncer` on Debian and Ubuntu).',
    );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log('Installing postgresql and pgbouncer.');
  execFileSync(aptGet, ['update'], { env, stdio: 'ignore' });
  execFileSync(aptGet, ['install', '-y', '--no-install-recommends', 'postgresql', 'pgbouncer'], {
    env,
    stdio: 'ignore',
  });
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, user]));
}
