import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
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
