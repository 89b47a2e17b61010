import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './fingerprint.mjs';

/** A written date, a read of the clock, or counted days. */
const speaksOfDays = /\b\d{4}-\d\d-\d\d|--\d\d-\d\d|\bnew Date\(|\bDate\.now\(|\bclock\b|[dD]ays?\(/;

/** The tests outside the journeys that may depend on the current day. @param {string} root @returns {string[]} */
export function findDatedTests(root) {
  return ['src', 'tests/specification']
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => /\.test\.tsx?$/.test(path) && speaksOfDays.test(readFileSync(join(root, path), 'utf8')));
}
