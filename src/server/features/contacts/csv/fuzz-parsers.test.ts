import { expect, test } from 'vitest';
import { fuzzParsers } from '../../../../../bench/fuzz-parsers.ts';

// The bench runs a million: node --import ./scripts/typescript-loader.mjs bench/imports.ts fuzz
test('no invented address book makes a parser throw or dwell', () => {
  expect(fuzzParsers(6000)).toMatchObject({ inputs: 6000 });
});
