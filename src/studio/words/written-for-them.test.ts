import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type CardCategory, type Language, languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { packs } from './language-packs.ts';

const relations =
  'mother father wife husband partner son daughter brother sister grandmother grandfather friend aunt nephew colleague';
const commonest: CardCategory[] = [
  'birthday',
  'christmas',
  'anniversary',
  'thank-you',
  'get-well',
  'thinking-of-you',
  'congratulations',
  'new-year',
  'custom',
  'holiday',
];
const leastShare = 0.7;
const seeds = ['a', 'b', 'c'];

/** For one to three groups, not for everyone. */
test.each(
  (['en', 'de', 'es', 'fr'] satisfies Language[]).flatMap((language) =>
    commonest.map((category) => [language, category] as const),
  ),
)('%s: a card for %s is written for the relation', (language, category) => {
  const ofAnyone = relations.split(' ').flatMap((relationship) =>
    seeds.flatMap((seed) => {
      const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null };
      const [primary] = composeMessages(
        wordsRequest({ language, category, seed: `${relationship} ${seed}`, recipient, count: 1 }),
      );
      const idea = packs[language].ideasOf(category, '').find(({ id }) => id === primary?.idea);
      return idea && (idea.to.relationships || idea.to.groups.size <= 3) ? [] : [`${relationship}: ${primary?.idea}`];
    }),
  );
  const all = relations.split(' ').length * seeds.length;
  expect(ofAnyone.length / all, ofAnyone.join('\n')).toBeLessThanOrEqual(1 - leastShare);
});

test.each(languages)('%s: a husband gets words for a husband until they are used up', (language) => {
  const own = (id: string, category: CardCategory) => {
    const idea = packs[language].ideasOf(category, '').find((each) => each.id === id);
    return idea !== undefined && (idea.to.relationships !== null || idea.to.groups.size === 1);
  };
  for (const category of ['birthday', 'christmas', 'thank-you', 'get-well', 'new-year'] as const)
    for (const relationship of ['husband', 'wife']) {
      const general = [...Array(20).keys()].flatMap((at) => {
        const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null };
        return composeMessages(wordsRequest({ language, category, recipient, seed: `only ${at}`, count: 1 }))
          .map(({ idea }) => idea)
          .filter((idea) => !own(idea, category));
      });
      expect(general, `${category} ${relationship}`).toEqual([]);
    }
});
