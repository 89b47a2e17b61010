import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './fingerprint.mjs';

/** A date that is written, the time that is asked for, or days that are counted. */
const speaksOfDays = /\b\d{4}-\d\d-\d\d|--\d\d-\d\d|\bnew Date\(|\bDate\.now\(|\bclock\b|[dD]ays?\(/;

/** The tests of one process that may see another day than the one they were written on. @param {string} root @returns {string[]} */
export function findDatedTests(root) {
  return ['src', 'tests/specification']
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => /\.test\.tsx?$/.test(path) && speaksOfDays.test(readFileSync(join(root, path), 'utf8')));
}
