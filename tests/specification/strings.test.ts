import { expect, test } from 'vitest';
import { readSources, repository } from '../architecture/source-files.ts';
import { countTexts, readable } from './read-texts.ts';
import { standInSeveralPlaces, standOnce } from './specified-strings.ts';

/** The studio draws and writes cards; texts of pages and answers are in the other layers. */
const counts = countTexts(
  readSources(repository).filter(({ path }) => !/^src\/studio\/|\/example-facts\.ts$/.test(path)),
);
const placesOf = (words: string) => counts.get(readable(words)) ?? 0;

test.each(standOnce)('document %i, %s: %j is in the source once', (_document, _section, words) => {
  expect(placesOf(words)).toBe(1);
});

test.each(standInSeveralPlaces)(
  'document %i, %s: %j is in at most %i places of the source',
  (_document, _section, words, places) => {
    expect(placesOf(words)).toBeGreaterThan(0);
    expect(placesOf(words)).toBeLessThanOrEqual(places);
  },
);

test('reports a missing string and counts a repeated one', () => {
  const said = countTexts([
    { path: 'a.tsx', text: 'const a = <b title="Draft">Approve &amp;\n  Schedule</b>;' },
    { path: 'b.ts', text: ['const b = [`Hello $', '{a}!`, "Draft"];'].join('') },
  ]);
  expect(['Approve & Schedule', 'Draft', 'Hello', 'Sent'].map((words) => said.get(words) ?? 0)).toEqual([1, 2, 1, 0]);
});
