import { expect, test } from 'vitest';
import type { ImportChoice } from '../contract/imports.ts';
import { type EntryKind, readChoice } from './import-choice.ts';

const kinds: EntryKind[] = ['new', 'likely', 'known', 'there'];
const actions = (choice: Partial<ImportChoice>) =>
  kinds.map((kind, at) => readChoice({ choose: 'none', fill: 'none', decisions: {}, ...choice })(at + 1, kind));

test.each<[Partial<ImportChoice>, ReturnType<typeof actions>]>([
  [{}, ['leave', 'leave', 'leave', 'leave']],
  [{ choose: 'new' }, ['add', 'leave', 'leave', 'leave']],
  [{ choose: 'all' }, ['add', 'add', 'leave', 'leave']],
  [{ choose: [2, 4] }, ['leave', 'add', 'leave', 'add']],
  [{ choose: 'new', fill: 'all' }, ['add', 'leave', 'fill', 'leave']],
  [
    { choose: 'all', fill: 'all', decisions: { 1: 'leave', 2: 'fill', 3: 'leave' } },
    ['leave', 'fill', 'leave', 'leave'],
  ],
])('%j', (choice, expected) => {
  expect(actions(choice)).toEqual(expected);
});
