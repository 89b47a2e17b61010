import { afterEach, expect, test, vi } from 'vitest';
import { inSentence, occasionInSentence } from './in-sentence.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [undefined, 'birthday'],
  ['en-US', 'birthday'],
  // A German noun keeps its capital.
  ['de-AT', 'Geburtstag'],
])('writes a label small within an English sentence alone (%s)', (locale, expected) => {
  vi.stubGlobal('translationLocale', locale);
  vi.stubGlobal('translate', (key: string) =>
    locale?.startsWith('de') && key === 'Birthday' ? 'Geburtstag' : undefined,
  );
  expect(occasionInSentence('birthday')).toBe(expected);
  expect(occasionInSentence('Regatta of the Club')).toBe('Regatta of the Club');
  expect(inSentence('Cat')).toBe(locale?.startsWith('de') ? 'Cat' : 'cat');
});
