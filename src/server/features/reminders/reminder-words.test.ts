import { expect, onTestFinished, test } from 'vitest';
import { inLanguageOf, offerLanguage } from '../../reader.ts';
import { occasionInWords } from './reminder-words.ts';

const birthday = { personName: 'Margaret', occasionType: 'birthday', date: '1966-12-04', occursOn: '2026-12-04' };

test('the number of years stands behind an occasion in English, and as on the pages in another language', () => {
  const withdraw = offerLanguage('it', (key, [years]) => (key === '{0} Birthday' ? `${years}º compleanno` : undefined));
  onTestFinished(() => void withdraw());
  const inItalian = (facts: typeof birthday) => inLanguageOf({ language: 'it' }, () => occasionInWords(facts));
  expect(occasionInWords(birthday)).toBe('Margaret: Birthday (60)');
  expect(inItalian(birthday)).toBe('Margaret: 60º compleanno');
  expect(inItalian({ ...birthday, date: '--12-04' })).toBe('Margaret: Birthday');
});
