import { cpSync } from 'node:fs';
import pg from 'pg';
import { makeDataDir } from '../tests/process/data-dir.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';

/** Where a server stores its data until this process ends; `env` is what the server needs to use it. */
export type Place = {
  dataDir: string;
  databaseUrl: string | undefined;
  env: Record<string, string> & { DATA_DIR: string };
};

/** A place where a server has started once, with an account and its session. */
export type StartedPlace = Place & { userId: number; cookie: string };

/** Creates places with embedded databases, or with databases of one PostgreSQL server. */
export type Engine = {
  name: string;
  empty(): Promise<Place>;
  /** Each is a copy of one template: a first start draws the card styles, which takes half a minute. */
  started(): Promise<StartedPlace>;
  /** No server may use the place meanwhile. */
  copyOf<Kind extends Place>(place: Kind): Promise<Kind>;
};

export function engineOn(serverUrl: string | null): Engine {
  const removals: (() => void)[] = [];
  process.once('exit', () => removals.map((remove) => remove()));
  const make = async (from?: Place): Promise<Place> => {
    const { dataDir, remove } = makeDataDir();
    removals.push(remove);
    if (from) cpSync(from.dataDir, dataDir, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    if (!serverUrl) return { dataDir, databaseUrl: undefined, env: { DATA_DIR: dataDir } };
    const name = `bench_${removals.length}`;
    const template = from?.databaseUrl ? new URL(from.databaseUrl).pathname.slice(1) : 'template1';
    await ask(`${serverUrl}/postgres`, `create database ${name} template ${template}`);
    const databaseUrl = `${serverUrl}/${name}`;
    return { dataDir, databaseUrl, env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } };
  };
  let first: Promise<StartedPlace> | undefined;
  const copyOf: Engine['copyOf'] = async (place) => ({ ...place, ...(await make(place)) });
  const started = async () => {
    first ??= make().then(startOnce);
    return copyOf(await first);
  };
  return { name: serverUrl ? 'PostgreSQL' : 'embedded database', empty: () => make(), started, copyOf };
}

async function startOnce(place: Place): Promise<StartedPlace> {
  const server = await startFondlyProcess({ env: place.env });
  const response = await fetch(`${server.address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Eleanor', email: 'eleanor@example.test', password: 'correct horse' }),
  });
  const { id } = (await response.json()) as { id: number };
  const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
  await server.kill();
  return { ...place, userId: id, cookie };
}

/** Queries a database directly, as an operator does. */
export async function ask(databaseUrl: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    client.end().catch(() => {});
  }
}
