import { expect, test } from 'vitest';
import { presets } from '../../../style-choice/example-facts.ts';
import { type CreateForm, changeForm, emptyForm, startForm, viewForm } from './create-form-state.ts';
import { birthday, facts, mum } from './example-facts.ts';

const chosen = emptyForm({ personId: mum.id, dateId: birthday.id });

test('proposes title, category, day and years from the contact and the date', () => {
  const view = viewForm(chosen, facts);
  expect(view).toMatchObject({
    title: 'Happy 60th Birthday, Mum',
    category: 'birthday',
    scheduledDate: '2026-12-04',
    years: 60,
  });
});

test('leaves the title alone once it was edited, also when emptied', () => {
  const edited = changeForm(chosen, { type: 'titleChanged', title: '' });
  expect(viewForm(edited, facts).title).toBe('');
  const other = changeForm(edited, { type: 'titleChanged', title: 'For you' });
  expect(viewForm(changeForm(other, { type: 'dateChosen', occasionId: 99 }), facts).title).toBe('For you');
});

test('another contact takes the date away, the same one does not', () => {
  expect(changeForm(chosen, { type: 'personChosen', personId: 2 })).toMatchObject({ personId: 2, occasionId: null });
  expect(changeForm(chosen, { type: 'personChosen', personId: mum.id })).toBe(chosen);
});

test('leaving the contact open keeps the words', () => {
  const typed = changeForm(chosen, { type: 'personalMessageChanged', text: 'The blue bicycle' });
  const open = changeForm(typed, { type: 'personLeftOpen' });
  expect(startForm(open, { personId: 2 })).toMatchObject({ personId: 2, personalMessage: 'The blue bicycle' });
});

test("a date of somebody else's counts as none", () => {
  const view = viewForm({ ...chosen, personId: 2 }, facts);
  expect(view).toMatchObject({ date: null, category: null, title: '' });
});

test('a past one-time date leaves the card undated', () => {
  const past = { ...birthday, repeatsAnnually: false, nextOccurrence: null };
  expect(viewForm(chosen, { ...facts, dates: [past] })).toMatchObject({
    scheduledDate: null,
    years: null,
    title: 'Happy Birthday, Mum',
  });
});

test('a category chosen by hand drops the style of another category', () => {
  const own = changeForm(chosen, { type: 'presetChosen', presetId: presets.rain.id, category: 'AIgen' });
  expect(viewForm(own, facts).style?.name).toBe('Ink and Rain');
  expect(changeForm(own, { type: 'styleCategoryChosen', category: 'AIgen' })).toBe(own);
  const text = changeForm(own, { type: 'styleCategoryChosen', category: 'text' });
  expect(viewForm(text, facts)).toMatchObject({ styleCategory: 'text', style: { name: 'Text: Modern' } });
});

const kept: CreateForm = { ...emptyForm({}), personalMessage: 'The blue bicycle' };
test.each<[string, CreateForm | null, { personId?: number; dateId?: number }, Partial<CreateForm>]>([
  ['nothing was kept', null, { personId: 1, dateId: 7 }, { personId: 1, occasionId: 7, personalMessage: '' }],
  ['it was about nobody yet', kept, { personId: 1, dateId: 7 }, { personId: 1, personalMessage: 'The blue bicycle' }],
  ['the address names nobody', { ...kept, personId: 1 }, {}, { personId: 1, personalMessage: 'The blue bicycle' }],
  ['it had no date yet', { ...kept, personId: 1 }, { personId: 1, dateId: 7 }, { occasionId: 7 }],
  ['it was about somebody else', { ...kept, personId: 2 }, { personId: 1 }, { personId: 1, personalMessage: '' }],
  [
    'it was about another date',
    { ...kept, personId: 1, occasionId: 8, ownTitle: 'Happy Anniversary' },
    { personId: 1, dateId: 7 },
    { occasionId: 7, ownTitle: null, personalMessage: 'The blue bicycle' },
  ],
])('starts rightly when %s', (_, before, start, expected) => {
  expect(startForm(before, start)).toMatchObject(expected);
});
