import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { addressOf } from '../../../tests/words/words-faults.ts';
import { languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';

test.each(languages)('%s: a playful tone becomes a warm one in grief', (language) => {
  for (const [category, type] of [
    ['sympathy', 'sympathy'],
    ['thinking-of-you', 'memorial'],
  ] as const)
    for (const relationship of ['friend', 'mother', 'colleague']) {
      const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null };
      const asked = { language, category, recipient, occasion: { type, years: null } };
      const [playful, warm] = (['playful', 'warm'] as const).map((tone) =>
        composeMessages(wordsRequest({ ...asked, tone })),
      );
      expect(playful).toEqual(warm);
    }
});

test.each(languages)('%s: whom a playful sender says du is du in grief', (language) => {
  const addresses = new Set(
    (['birthday', 'sympathy'] as const).flatMap((category) => {
      const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'teacher', notes: null };
      const request = wordsRequest({ language, category, recipient, tone: 'playful' });
      return composeMessages(request).map(({ text }) => addressOf(text, request));
    }),
  );
  expect(addresses.has('familiar') && addresses.has('polite')).toBe(false);
});
