import { cpSync } from 'node:fs';
import pg from 'pg';
import { makeDataDir } from '../tests/process/data-dir.ts';
import type { MeasuredRow } from './measure.ts';

/** One part of `npm run bench`. */
export type Benchmark = { title: string; run(databases: Databases): Promise<MeasuredRow[]> };

/** A place for one server's data, on the engine that this run measures. */
export type BenchDatabase = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** What a server's environment needs to use it. */
  env: Record<string, string>;
  /** The same data, to be opened beside it. PostgreSQL serves both from one database. */
  duplicate(): BenchDatabase;
  remove(): void;
};

/** Makes the databases of a run. */
export type Databases = { engine: string; create(): Promise<BenchDatabase> };

let databases = 0;

/** Embedded databases, or databases of the PostgreSQL server at `serverUrl`. */
export function databasesOn(serverUrl: string | null): Databases {
  return {
    engine: serverUrl ? 'PostgreSQL' : 'embedded database',
    create: async () => {
      const databaseUrl = serverUrl ? await createDatabase(serverUrl) : undefined;
      return describe(makeDataDir(), databaseUrl);
    },
  };
}

function describe({ dataDir, remove }: ReturnType<typeof makeDataDir>, databaseUrl: string | undefined): BenchDatabase {
  return {
    dataDir,
    databaseUrl,
    env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    duplicate: () => {
      const copy = makeDataDir();
      cpSync(dataDir, copy.dataDir, { recursive: true, filter: (path) => !path.endsWith('.sock') });
      return describe(copy, databaseUrl);
    },
    remove,
  };
}

async function createDatabase(serverUrl: string): Promise<string> {
  databases += 1;
  const name = `bench_${databases}`;
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${serverUrl}/${name}`;
}
