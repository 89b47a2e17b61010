import { expect, test } from 'vitest';
import { languages } from '../../contract/vocabulary.ts';
import { withoutSignOff } from '../../domain/sign-off.ts';
import { composeMessages } from './compose-messages.ts';
import { everySignOff } from './every-sign-off.ts';
import type { WordsRequest } from './words-request.ts';

const cases = languages.flatMap((language) =>
  (['mother', 'partner', 'friend', 'client', 'colleague'] as const).map(
    (relationship) => [language, relationship] as const,
  ),
);

test.each(cases)('in %s a card to a %s loses exactly its sign-off', (language, relationship) => {
  for (const category of ['birthday', 'sympathy'] as const)
    for (const seed of ['a', 'b', 'c']) {
      const request: WordsRequest = {
        category,
        recipient: { name: 'Anna', nickname: null, relationship, notes: null },
        sender: { name: 'Eleanor' },
        occasion: null,
        tone: 'warm',
        length: 'medium',
        personalMessage: null,
        language,
        seed,
        count: 2,
        avoid: [],
      };
      const unsigned = composeMessages({ ...request, signedByHand: true }).map(({ text }) => text);
      const signed = composeMessages(request).map(({ text }) => text);
      expect(signed).not.toEqual(unsigned);
      const signOff = { closings: everySignOff(language), names: ['Eleanor'] };
      expect(signed.map((text) => withoutSignOff(text, signOff))).toEqual(unsigned);
    }
});
