import { expect, test } from 'vitest';
import { simpleCardBody } from '../../../../../contract/cards.ts';
import { generateBody } from '../../../../../contract/generation.ts';
import { mum } from '../example-facts.ts';
import {
  emptyQuickForm,
  meantPerson,
  type QuickForm,
  quickOrder,
  quickProblems,
  startQuickForm,
} from './quick-form-state.ts';

const people = [mum, { ...mum, id: 2, name: 'Robin' }, { ...mum, id: 3, name: 'robin' }];
const ready: QuickForm = {
  ...emptyQuickForm,
  title: 'For you',
  category: 'birthday',
  recipient: ' margaret whitfield',
  style: 'modern',
  personalMessage: 'Cornwall',
};

test('an empty form reports missing fields with the messages of the specification', () => {
  expect(quickProblems(emptyQuickForm, people)).toEqual({
    title: 'Title is required',
    recipient: 'Recipient name is required',
    category: 'Please select a category',
    style: 'Please select a style',
  });
});

test.each<[Partial<QuickForm>, string | undefined]>([
  [{}, undefined],
  [{ recipient: 'Somebody New' }, undefined],
  [{ recipient: 'Robin' }, 'Several contacts have this name. Choose one of them.'],
  [{ recipient: 'Robin', personId: 3 }, undefined],
  [{ recipient: 'Robin', personId: mum.id }, 'Several contacts have this name. Choose one of them.'],
])('with %j the recipient has the problem %j', (change, problem) => {
  expect(quickProblems({ ...ready, ...change }, people)).toEqual(problem ? { recipient: problem } : {});
});

test.each<[Partial<QuickForm>, number | null]>([
  [{}, mum.id],
  [{ recipient: 'Somebody New', personId: mum.id }, null],
  [{ recipient: 'Robin', personId: 2 }, 2],
])('with %j the chosen contact is %s', (change, id) => {
  expect(meantPerson({ ...ready, ...change }, people)?.id ?? null).toBe(id);
});

test('sends a known contact by id and a new one by name', () => {
  const known = quickOrder({ ...ready, date: '2026-12-24', tone: 'playful', length: 'short' }, people);
  expect(simpleCardBody.parse(known.card)).toMatchObject({ recipient: mum.id, date: '2026-12-24', style: 'modern' });
  expect(generateBody.parse(known.generation.body)).toMatchObject({
    personId: mum.id,
    tone: 'playful',
    length: 'short',
    styleSettings: { category: 'AIgen', artStyle: 'Minimal & Modern' },
  });
  const fresh = quickOrder({ ...ready, recipient: 'Aunt May ' }, people);
  expect(simpleCardBody.parse(fresh.card)).toMatchObject({ recipient: 'Aunt May', eventId: null });
  expect(fresh.generation.body).toMatchObject({ personId: null, contact: { name: 'Aunt May' } });
});

test('the date of a link applies only to its contact', () => {
  const form: QuickForm = { ...ready, personId: mum.id, eventId: 7 };
  expect(quickOrder(form, people).card.eventId).toBe(7);
  expect(quickOrder({ ...form, recipient: 'Aunt May' }, people).card.eventId).toBeNull();
});

test.each<[QuickForm | null, { personId?: number; dateId?: number }, Partial<QuickForm>]>([
  [null, { personId: 1, dateId: 7 }, { personId: 1, eventId: 7, title: '' }],
  [ready, {}, { title: 'For you' }],
  [
    { ...ready, personId: 1 },
    { personId: 1, dateId: 7 },
    { title: 'For you', eventId: 7 },
  ],
  [{ ...ready, personId: 1 }, { personId: 2 }, { title: '', personId: 2, personalMessage: '' }],
])('with the draft %j, opened for %j, the form starts with %j', (kept, start, expected) => {
  expect(startQuickForm(kept, start)).toMatchObject(expected);
});
