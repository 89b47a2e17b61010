import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tests/process/free-port.ts';
import { ask, type Engine } from '../engine.ts';
import { until } from '../scene.ts';

const versions = '/usr/lib/postgresql';
const pgbouncer = '/usr/sbin/pgbouncer';
const aptGet = '/usr/bin/apt-get';

/** A PostgreSQL on a port of 127.0.0.1; `url` is its address without a database, `kill` a crash, `promote` for a standby. */
export type Cluster = { port: number; url: string; kill(): void; promote(): void };

/**
 * The setup of a proof with several servers: `engine` creates databases on the primary, `minutes` is how long an update
 * takes.
 */
export type Servers = {
  servers: ReturnType<typeof openDebianServers>;
  primary: Cluster;
  engine: Engine;
  minutes: number;
};

/** PostgreSQL and PgBouncer from Debian's packages, started for a proof and removed after it. */
export function openDebianServers() {
  if (!existsSync(versions) || !existsSync(pgbouncer)) install();
  const bin = join(versions, readdirSync(versions).sort().at(-1) ?? '', 'bin');
  const root = mkdtempSync(join(tmpdir(), 'fondly-servers-'));
  // Both refuse to run as root.
  const { uid, gid } = process.getuid?.() === 0 ? statSync('/var/lib/postgresql') : statSync(root);
  const owner = { uid, gid };
  chownSync(root, uid, gid);
  const stops: (() => void)[] = [];

  const run = (command: string, ...args: string[]) =>
    void execFileSync(join(bin, command), args, { ...owner, cwd: root, stdio: 'ignore' });
  const serve = async (name: string): Promise<Cluster> => {
    const port = await findFreePort();
    const dir = join(root, name);
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
    run('pg_ctl', 'start', '-w', '-D', dir, '-l', join(root, 'log'), '-o', settings);
    const kill = () => existsSync(join(dir, 'postmaster.pid')) && run('pg_ctl', 'stop', '-m', 'immediate', '-D', dir);
    stops.push(kill);
    const promote = () => run('pg_ctl', 'promote', '-D', dir);
    return { port, url: `postgres://postgres@127.0.0.1:${port}`, kill, promote };
  };

  return {
    startPrimary: () => {
      run('initdb', '-D', join(root, 'primary'), '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
      return serve('primary');
    },
    startStandby: ({ url }: Cluster) => {
      run('pg_basebackup', '-d', url, '-D', join(root, 'standby'), '-R', '--checkpoint=fast');
      return serve('standby');
    },
    /** In transaction mode, in front of a database; returns the address through it. */
    startPgBouncer: async ({ port: behind }: Cluster, databaseUrl: string) => {
      const port = await findFreePort();
      const name = new URL(databaseUrl).pathname.slice(1);
      const [settings, users] = [join(root, 'pgbouncer.ini'), join(root, 'users.txt')];
      writeFileSync(users, '"postgres" ""\n');
      // The lines of docs/OPERATING.md, and settings for a temporary server.
      writeFileSync(
        settings,
        `[databases]\n${name} = host=127.0.0.1 port=${behind} dbname=${name}\n[pgbouncer]\npool_mode = transaction
max_client_conn = 500\ndefault_pool_size = 20\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =
auth_type = trust\nauth_file = ${users}\n`,
      );
      const child = spawn(pgbouncer, ['-q', settings], { ...owner, cwd: root, stdio: 'ignore' });
      stops.push(() => void child.kill('SIGKILL'));
      const pooled = `postgres://postgres@127.0.0.1:${port}/${name}`;
      await until(() => ask(pooled, 'select 1').then(() => true), 30_000);
      return pooled;
    },
    close: () => {
      for (const stop of stops) stop();
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** As root on Debian; otherwise throws and names the packages. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync(aptGet))
    throw new Error('These proofs need PostgreSQL and PgBouncer: apt-get install postgresql pgbouncer');
  console.log('Installing postgresql and pgbouncer.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql', 'pgbouncer']])
    execFileSync(aptGet, args, { env, stdio: 'ignore' });
}
