import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type CardCategory, type Language, languages, type Tone } from '../../contract/vocabulary.ts';
import { Rng } from '../art/core/rng.ts';
import { bestClosings, closingsFor } from './closings.ts';
import { settingOf } from './compose.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';
import { weightyWords } from './echo.ts';
import type { LanguagePack } from './language-pack.ts';
import { packFor } from './language-packs.ts';
import { mentions } from './never-mention.ts';
import { isRepeating, sentencesOf } from './sentences.ts';
import { wearOf } from './wear.ts';

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

const sayings = ({ closings }: LanguagePack, key: string) => (closings()[key] ?? []).map(({ says }) => says);

const closing = (text: string) => ({ text, words: weightyWords(text, 'fr') });
const inOrder = (closings: string[], said: string, taken: string[]) =>
  bestClosings(closings.map(closing), weightyWords(said, 'fr'), wearOf(taken), new Rng('closings')).map(
    ({ text }) => text,
  );

test('a closing that says again what stands before it gives way to others', () => {
  const closings = ['Bonne fête, et belle journée.', 'Bonne fête, je t’aime.'];
  expect(inOrder(closings, 'Je te souhaite une belle journée au jardin.', [])).toEqual(closings.toReversed());
});

test('words that say the same are the same, although they are spelled in another way', () => {
  const closings = ['Bonne année, et à très bientôt.', 'Bonne année, je t’aime.'];
  expect(inOrder(closings, 'On se voit très vite.', [])).toEqual(closings.toReversed());
});

test('the closing that is on the fewest other cards comes first', () => {
  const closings = ['Joyeux Noël, et à bientôt.', 'Joyeux Noël, je t’aime.', 'Passe un joyeux Noël.'];
  const taken = [
    'Cher Luc,\nUn. Passe un joyeux Noël.',
    'Cher Max,\nDeux. Passe un joyeux Noël.',
    'Chère Léa,\nJoyeux Noël, et à bientôt.',
  ];
  expect(inOrder(closings, '', taken)).toEqual([
    'Joyeux Noël, je t’aime.',
    'Joyeux Noël, et à bientôt.',
    'Passe un joyeux Noël.',
  ]);
});

test.each(languages)('%s: what a mother loves is wished her as to a mother, not as to anybody', (language) => {
  const pack = packFor(language);
  const own = sayings(pack, 'birthday/mother');
  const anyones = sayings(pack, 'birthday');
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

test.each(languages)('%s: what anybody may say about an event ends for near kin as that event does', (language) => {
  const luck = sayings(packFor(language), 'close/luck');
  const rest = sayings(packFor(language), 'close/rest');
  const ofEvent = (type: string, ends: readonly string[]) => {
    const cards = ['mother', 'brother', 'daughter'].flatMap((relationship) =>
      primaries({ language, category: 'custom', recipient: to(relationship), occasion: { type, years: null } }),
    );
    return cards.filter(({ text }) => ends.some((closing) => text.endsWith(closing))).length;
  };
  expect(ofEvent('exam', luck) + ofEvent('retirement', rest)).toBeGreaterThan(0);
  expect(ofEvent('exam', rest) + ofEvent('retirement', luck)).toBe(0);
});

test('a wish too tender for work gives way to another, and the idea stays', () => {
  const idea = packFor('es')
    .ideasOf('congratulations', 'wedding')
    .find(({ says }) => says.all?.[2].includes('abrazo'));
  expect(idea).toBeDefined();
  const cards = primaries({
    language: 'es',
    category: 'custom',
    recipient: to('boss'),
    occasion: { type: 'wedding', years: null },
    count: 12,
  });
  expect(cards.map((card) => card.idea)).toContain(idea?.id);
});

test.each(languages)('%s: a wish after what they love has no run of words in common with it', (language) => {
  for (const { text } of primaries({ language, recipient: to('niece', ['reading', 'gardening', 'cycling']) })) {
    const [ours = ''] = text.split('\n\n');
    const [last = '', ...before] = ours.split(/(?<=[.!?…])\s+/u).toReversed();
    const own = before
      .toReversed()
      .join(' ')
      .replace(/^.*[,:]\n/u, '');
    expect(isRepeating(own, last, []), text).toBe(false);
  }
});

/** The ages and the tone of closings that are not for everybody. */
const conditioned = (language: Language) =>
  Object.entries(packFor(language).closings()).flatMap(([key, closings = []]) =>
    closings.filter(({ years, voice }) => years ?? voice).map((closing) => ({ key, ...closing })),
  );
const mayEndFor = (language: Language, category: CardCategory, age: number | null, tone: Tone) => {
  const setting = settingOf(
    wordsRequest({ language, category, tone, recipient: { ...to('nephew'), age }, occasion: null }),
  );
  const { own, anyones } = closingsFor(setting.facts, category, setting.pack);
  return [...own, ...anyones].map(({ text }) => text);
};

test('a closing with ages ends the cards of people of that age, and of nobody who may be older or younger', () => {
  const ofChild = conditioned('en').filter(({ key, years }) => key === 'birthday/nephew' && years?.(6) && !years(30));
  const ofGrownUp = conditioned('en').filter(({ key, years }) => key === 'birthday/nephew' && years?.(30) && !years(6));
  expect(Math.min(ofChild.length, ofGrownUp.length)).toBeGreaterThan(0);
  const [atSix, atThirty, atNobodyKnows] = [6, 30, null].map((age) => mayEndFor('en', 'birthday', age, 'warm'));
  for (const { says } of ofChild) {
    expect(atSix).toContain(says);
    expect(atThirty).not.toContain(says);
    expect(atNobodyKnows).not.toContain(says);
  }
  for (const { says } of ofGrownUp) {
    expect(atSix).not.toContain(says);
    expect(atThirty).toContain(says);
    expect(atNobodyKnows).not.toContain(says);
  }
});

test.each(languages)('%s: what a child is wished is not what anybody is', (language) => {
  const pack = packFor(language);
  for (const category of ['get-well', 'thinking-of-you', 'thank-you', 'new-year'] as const) {
    const ofChildren = sayings(pack, `${category}/young`);
    const ofAnyone = sayings(pack, category);
    expect(ofChildren.length, category).toBeGreaterThanOrEqual(4);
    const atSix = mayEndFor(language, category, 6, 'warm');
    for (const closing of ofChildren) expect(atSix).toContain(closing);
    expect(atSix.filter((closing) => ofAnyone.includes(closing))).toEqual([]);
    expect(mayEndFor(language, category, 30, 'warm').filter((closing) => ofChildren.includes(closing))).toEqual([]);
  }
});

test('a closing in one voice ends only cards in a tone that has it', () => {
  const light = conditioned('en').find(({ key, voice }) => key === 'birthday' && voice === 'light')?.says;
  expect(light).toBeDefined();
  expect(mayEndFor('en', 'birthday', 30, 'playful')).toContain(light);
  for (const tone of ['warm', 'formal'] as const) expect(mayEndFor('en', 'birthday', 30, tone)).not.toContain(light);
});

test.each(languages)('%s: nobody is formal with a child', (language) => {
  const ofTone = (tone: Tone, age: number) =>
    primaries({ language, tone, recipient: { ...to('nephew'), age }, sender: { name: 'Tom' }, occasion: null }).map(
      ({ text }) => text,
    );
  expect(ofTone('formal', 6)).toEqual(ofTone('warm', 6));
  expect(ofTone('formal', 30)).not.toEqual(ofTone('warm', 30));
});
