import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type CardCategory, type Language, languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { readContent } from './read-content.ts';
import { allTopics } from './read-topics.ts';

const frames = z.array(
  z.looseObject({ id: z.string(), about: z.string(), only: z.union([z.string(), z.array(z.string())]).optional() }),
);
/** The sentences of a family that are for some of its topics alone. */
const narrowed = (language: Language) =>
  readContent(`./${language}/topics.yaml`, frames).flatMap(({ id, about, only }) =>
    only === undefined ? [] : [{ id: `topics/${id}`, about, only: [only].flat() }],
  );

test.each(languages)('%s: a sentence for some topics of a family names topics of that family', (language) => {
  const familyOf = new Map(allTopics().map(({ id, family }) => [id, family]));
  const strange = narrowed(language).filter(({ about, only }) => only.some((id) => familyOf.get(id) !== about));
  expect(strange).toEqual([]);
});

const categories: CardCategory[] = ['birthday', 'christmas', 'thinking-of-you', 'get-well', 'thank-you'];
test.each(languages)('%s: no weeds for a beekeeper, and no running for a swimmer', (language) => {
  const notFor = (topic: string) =>
    new Set(narrowed(language).flatMap(({ id, only }) => (only.includes(topic) ? [] : [id])));
  for (const topic of ['bees', 'swimming', 'theatre', 'opera', 'ice-cream']) {
    const never = notFor(topic);
    const ideas = categories.flatMap((category) =>
      [...Array(10).keys()].flatMap((seed) => {
        const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'friend', notes: null };
        const request = { language, category, recipient: { ...recipient, about: { topics: [topic] } } };
        return composeMessages(wordsRequest({ ...request, seed: `${seed}` })).map(({ idea }) => idea);
      }),
    );
    expect(ideas.filter((idea) => never.has(idea))).toEqual([]);
  }
});
