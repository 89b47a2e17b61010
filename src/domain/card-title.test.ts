import { expect, test } from 'vitest';
import { occasionTypes } from '../contract/occasions.ts';
import { cardTitle, isMilestone, ordinal } from './card-title.ts';
import { occasionLabel } from './occasions.ts';

const mum = { nickname: 'Mum', name: 'Margaret Hale' };

test.each([
  ['birthday', 60, 'Happy 60th Birthday, Mum'],
  ['birthday', 43, 'Happy 43rd Birthday, Mum'],
  ['birthday', 16, 'Happy Sweet 16, Mum'],
  ['birthday', 18, 'Happy 18th Birthday, Mum'],
  ['birthday', 21, 'Happy 21st Birthday, Mum'],
  ['birthday', 1, 'Happy 1st Birthday, Mum'],
  ['birthday', 112, 'Happy 112th Birthday, Mum'],
  ['birthday', 0, 'Happy Birthday, Mum'],
  ['birthday', null, 'Happy Birthday, Mum'],
  ['anniversary', 1, 'Happy 1st Anniversary, Mum'],
  ['anniversary', 10, 'Happy 10th Anniversary, Mum'],
  ['anniversary', 16, 'Happy 16th Anniversary, Mum'],
  ['anniversary', 25, 'Happy Silver Anniversary, Mum'],
  ['anniversary', 50, 'Happy Golden Anniversary, Mum'],
  ['anniversary', null, 'Happy Anniversary, Mum'],
  ['graduation', 3, 'Happy Graduation, Mum'],
  ['christmas', null, 'Merry Christmas, Mum'],
  ['mothers-day', null, "Happy Mother's Day, Mum"],
  ['memorial', 2, 'Thinking of You at This Memorial, Mum'],
  ['gotcha day', 2, 'Gotcha day, Mum'],
])('%s, %s years: %s', (occasionType, years, title) => {
  expect(cardTitle({ occasionType, years, ...mum })).toBe(title);
});

test('a household keeps its name within the line', () => {
  const facts = { occasionType: 'christmas', years: null, nickname: null };
  expect(cardTitle({ ...facts, name: 'The Bergs' })).toBe('Merry Christmas, the Bergs');
  expect(cardTitle({ ...facts, name: 'Theo' })).toBe('Merry Christmas, Theo');
});

test('uses the first name if there is no nickname, and no name if there is none', () => {
  expect(cardTitle({ occasionType: 'birthday', years: 60, nickname: ' ', name: 'Dr. Margaret Hale' })).toBe(
    'Happy 60th Birthday, Margaret',
  );
  expect(cardTitle({ occasionType: 'birthday', years: 60, name: '' })).toBe('Happy 60th Birthday');
});

test('every title except a custom one contains the capitalised occasion', () => {
  for (const occasionType of occasionTypes.filter((type) => type !== 'custom')) {
    expect(cardTitle({ occasionType, years: null, ...mum })).toContain(occasionLabel(occasionType));
  }
});

test("titles of solemn occasions never say 'happy'", () => {
  for (const occasionType of ['memorial', 'memorial-day', 'good-friday', 'pet-loss', 'miscarriage', 'yom-kippur']) {
    expect(cardTitle({ occasionType, years: 5, ...mum })).not.toMatch(/happy|merry|!/i);
  }
});

test('the milestones match the specification', () => {
  const upTo = (occasionType: string) =>
    Array.from({ length: 101 }, (_, years) => years).filter((years) => isMilestone(occasionType, years));
  expect(upTo('birthday')).toEqual([16, 18, 21, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(upTo('anniversary')).toEqual([1, 5, 10, 25, 50]);
  expect(upTo('graduation')).toEqual([]);
});

test('ordinals agree with the plural rules of English', () => {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  for (let count = 0; count <= 1200; count += 1) {
    expect(ordinal(count)).toBe(`${count}${suffixes[rules.select(count)]}`);
  }
});
