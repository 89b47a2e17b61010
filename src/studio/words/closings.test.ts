import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { languages } from '../../contract/vocabulary.ts';
import { leastEchoing } from './closings.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';
import { weightyWords } from './echo.ts';
import { packFor } from './language-packs.ts';
import { mentions } from './never-mention.ts';
import { sentencesOf } from './sentences.ts';

const seeds = [...Array(40).keys()].map(String);
const to = (relationship: string, topics: string[] = []) => ({
  name: 'Zelda Quist',
  nickname: null,
  relationship,
  notes: null,
  about: { topics },
});
const primaries = (told: Partial<WordsRequest>) =>
  seeds.flatMap((seed) => composeMessages(wordsRequest({ count: 1, sender: { name: null }, ...told, seed })));

test('a closing that says again what stands before it gives way to others', () => {
  const closing = (text: string) => ({ text, words: weightyWords(text, 'fr') });
  const closings = ['Bonne fête, et belle journée.', 'Bonne fête, je t’aime.'].map(closing);
  const said = weightyWords('Je te souhaite une belle journée au jardin.', 'fr');
  expect(leastEchoing(closings, said).map(({ text }) => text)).toEqual(['Bonne fête, je t’aime.']);
  expect(leastEchoing(closings.slice(0, 1), said)).toHaveLength(1);
});

test.each(languages)('%s: what a mother loves is wished her as to a mother, not as to anybody', (language) => {
  const pack = packFor(language);
  const { 'birthday/mother': own = [], birthday: anyones = [] } = pack.closings();
  expect(own.length).toBeGreaterThanOrEqual(4);
  const cards = primaries({ language, recipient: to('mother', ['gardening', 'cooking']) }).filter(({ idea }) =>
    idea.startsWith('topics/'),
  );
  expect(cards.length).toBeGreaterThan(seeds.length / 2);
  const ofAnyone = anyones.filter((closing) => !own.includes(closing));
  for (const { text } of cards) expect(ofAnyone.filter((closing) => text.endsWith(closing))).toEqual([]);
});

test.each(languages)('%s: a sign-off is not what the card has just said', (language) => {
  for (const relationship of ['wife', 'mother', 'friend'])
    for (const category of ['birthday', 'valentines', 'sympathy'] as const)
      for (const { text } of primaries({ language, category, recipient: to(relationship), sender: { name: 'Tom' } })) {
        const [ours = '', signature = ''] = text.split('\n\n');
        const [signOff = ''] = signature.split('\n');
        if (signOff !== 'Tom') expect(mentions(ours, [signOff]), text).toBe(false);
      }
});

test.each(languages)('%s: a short card of sympathy keeps its wish, and three sentences at the most', (language) => {
  const ideas = packFor(language).ideasOf('sympathy', '');
  for (const { idea, text } of primaries({
    language,
    category: 'sympathy',
    length: 'short',
    recipient: to('sister'),
  })) {
    const [only, ...others] = Object.values(ideas.find(({ id }) => id === idea)?.says ?? {});
    const ours = text.replace(/^.*[,:]\n/u, '');
    expect(sentencesOf(ours).length, text).toBeLessThanOrEqual(3);
    if (only && others.length === 0 && !only.join('').includes('{')) expect(ours.endsWith(only[2]), text).toBe(true);
  }
});
