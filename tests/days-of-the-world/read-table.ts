import { readFileSync } from 'node:fs';

/** The lines of a published table in this folder as words; lines that start with # say where it is from. */
export function readTable(name: string): string[][] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));
}
