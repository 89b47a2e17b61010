import { expect, test } from 'vitest';
import type { ImportEntryView } from '../../../../contract/imports.ts';
import {
  actionOf,
  choiceBody,
  chooseAdded,
  chooseFilled,
  chooseNew,
  chooseNone,
  countChosen,
  decide,
} from './choice.ts';
import type { Choice } from './kept-choice.ts';

type Entry = Pick<ImportEntryView, 'id' | 'state' | 'duplicate' | 'fill'>;
const phone = { field: 'phone' as const, occasionType: null, inFile: '123', stands: null };
const ann = { kind: 'likely' as const, name: 'Ann', personId: 7, entryId: null };
const fresh: Entry = { id: 1, state: 'new', duplicate: null, fill: null };
const likely: Entry = { id: 2, state: 'new', duplicate: ann, fill: { gains: [phone], stays: [] } };
const known: Entry = { id: 3, state: 'already-there', duplicate: { ...ann, kind: 'same' }, fill: likely.fill };
const there: Entry = { ...known, id: 4, fill: { gains: [], stays: [phone] } };
const counts = { ready: 2, likelyDuplicates: 1, fillable: 1 };
const actions = (choice: Choice) => [fresh, likely, known, there].map((entry) => actionOf(choice, entry));

test('the first choice adds exactly the new entries and fills in no contact', () => {
  expect(actions(chooseNew)).toEqual(['add', 'leave', 'leave', 'leave']);
  expect(countChosen(chooseNew, counts)).toEqual({ add: 1, fill: 0 });
  expect(countChosen(chooseNone, counts)).toEqual({ add: 0, fill: 0 });
});

test('decisions for single entries override the rule, are counted, and are sent', () => {
  const choice = decide(decide(decide(chooseNew, fresh, 'leave'), likely, 'fill'), known, 'fill');
  expect(actions(choice)).toEqual(['leave', 'fill', 'fill', 'leave']);
  expect(countChosen(choice, counts)).toEqual({ add: 0, fill: 2 });
  expect(choiceBody(choice)).toEqual({ choose: 'new', fill: 'none', decisions: { 1: 'leave', 2: 'fill', 3: 'fill' } });
});

test('drops a decision that equals the rule', () => {
  const back = decide(decide(decide(chooseNew, fresh, 'leave'), fresh, 'leave'), fresh, 'add');
  expect(back).toEqual(chooseNew);
});

test('likely duplicates and missing fields can be chosen separately', () => {
  const some = decide(decide(chooseNew, likely, 'fill'), known, 'fill');
  const all = chooseAdded(some, 'all');
  expect(actions(all)).toEqual(['add', 'add', 'fill', 'leave']);
  expect(countChosen(all, counts)).toEqual({ add: 2, fill: 1 });
  const filled = chooseFilled(decide(chooseNew, fresh, 'leave'));
  expect(actions(filled)).toEqual(['leave', 'leave', 'fill', 'leave']);
  expect(countChosen(filled, counts)).toEqual({ add: 0, fill: 1 });
});
