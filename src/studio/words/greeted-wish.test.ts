import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import type { CardCategory, Language, Tone } from '../../contract/vocabulary.ts';
import { candidatesFor, wordsRng } from './choose-ideas.ts';
import { settingOf } from './compose.ts';
import { composeMessages } from './compose-messages.ts';
import { retell } from './retell.ts';
import { isTiny, sentencesOf } from './sentences.ts';
import type { WordsRequest } from './words-request.ts';

const requestTo = (language: Language, category: CardCategory, relationship: string, tone: Tone = 'warm') =>
  wordsRequest({
    language,
    category,
    tone,
    recipient: { name: 'Zelda Quist', nickname: null, relationship, notes: null },
  });

const toldIn = (request: ReturnType<typeof wordsRequest>, id: string) => {
  const { facts, pack } = settingOf(request);
  return candidatesFor(facts, request, pack, wordsRng(request)).inTone.find(({ idea }) => idea.id === id)?.said;
};

test.each([
  ['en', 'new-year', 'wife', 'new-year/partner/last-kiss', /^Happy New Year\b.*\. Bring champagne\.$/],
  ['en', 'halloween', 'friend', 'halloween/broom', /Halloween\b.*[.!] Fly carefully!$/],
  ['fr', 'valentines', 'wife', 'valentines/partner/coming-home', /^Bonne Saint-Valentin\b.*\. À ce soir, mon amour\.$/],
] as const)(
  '%s: a %s card to a %s keeps the wish of its idea beside the greeting',
  (language, category, relationship, id, wish) => {
    const told = toldIn(requestTo(language, category, relationship, language === 'en' ? 'playful' : 'warm'), id);
    expect(told?.[2]).toMatch(wish);
  },
);

test('a card with a greeting beside its wish is still known as ours', () => {
  const request = { ...requestTo('en', 'new-year', 'wife', 'playful'), sender: { name: null }, count: 30 };
  const greeted = composeMessages(request).find(({ idea }) => idea === 'new-year/partner/last-kiss');
  expect(greeted?.text).toMatch(/Happy New Year.*Bring champagne\./);
  expect(retell(greeted?.text ?? '', request, request)).toBe(greeted?.text);
});

const loving = requestTo('fr', 'birthday', 'wife');
const gardening = { ...loving, recipient: { ...loving.recipient, about: { topics: ['gardening'] } } };
const cardsOf = (more: Partial<WordsRequest>) =>
  [...Array(40).keys()].flatMap((seed) =>
    composeMessages({ ...gardening, seed: `${seed}`, ...more }).map(({ text }) => text),
  );

test('what the sender writes is not said again', () => {
  const texts = cardsOf({ personalMessage: 'Je t’aime. La barrière est réparée.', length: 'long' });
  expect(texts.filter((text) => text.split('Je t’aime.').length !== 2)).toEqual([]);
});

test('“Je t’aime.” may be on a card again', () => {
  const texts = cardsOf({ avoid: ['Ma chérie,\nQuelle année ! Je t’aime.'] });
  expect(texts.filter((text) => /Je t’aime\.(?:\s|$)/.test(text)).length).toBeGreaterThan(0);
  expect(isTiny('the old year had its good points')).toBe(false);
});

test.each(['en', 'de', 'fr'] as const)(
  '%s: a wish after a topic does not begin as the sentence before it',
  (language) => {
    const texts = ['friend', 'mother', 'neighbor'].flatMap((relationship) =>
      (['thinking-of-you', 'birthday'] as const).flatMap((category) =>
        [...Array(20).keys()].flatMap((seed) => {
          const request = requestTo(language, category, relationship);
          const recipient = { ...request.recipient, about: { topics: ['yoga', 'gardening', 'cats'] } };
          const cards = composeMessages({ ...request, recipient, sender: { name: null }, seed: `${seed}` });
          return cards.filter(({ idea }) => idea.startsWith('topics/')).map(({ text }) => text.replace(/^.*,\n/, ''));
        }),
      ),
    );
    const alike = texts.filter((text) => {
      const starts = sentencesOf(text).map((sentence) => sentence.split(' ', 2).join(' '));
      return starts.indexOf(starts.at(-1) ?? '') < starts.length - 1;
    });
    expect(alike).toEqual([]);
  },
);
