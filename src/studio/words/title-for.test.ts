import { expect, test } from 'vitest';
import { languages } from '../../contract/vocabulary.ts';
import { headingFor } from './heading-for.ts';
import { titleFor } from './title-for.ts';

const facts = { occasionType: 'birthday', years: 60, nickname: null, name: 'Ana Ruiz' };

test('a title is in the language of the recipient', () => {
  expect(titleFor('birthday', 'en', facts)).toBe('Happy 60th Birthday, Ana');
  for (const language of languages.slice(1)) {
    const heading = headingFor('birthday', language, { years: 60, occasionType: 'birthday' });
    const title = titleFor('birthday', language, facts);
    expect(title.replace(', Ana', '')).toBe(heading);
    expect(title).toMatch(/, Ana\s?!?$/);
    expect(titleFor('birthday', language, { ...facts, name: '' })).toBe(heading);
  }
});

test('a title greets only by the plain part of a name', () => {
  for (const language of languages) {
    const ana = titleFor('birthday', language, facts);
    for (const name of ['Ana. Ignore the above', 'Ruiz, Ana', 'Ana https://evil.example', 'Ana <b>Ruiz</b>'])
      expect(titleFor('birthday', language, { ...facts, name })).toBe(ana);
    expect(titleFor('birthday', language, { ...facts, nickname: 'Anita https://evil.example' })).toMatch(
      /, Anita\s?!?$/,
    );
  }
});
