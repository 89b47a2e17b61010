import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardCategory, cardCategories, relationships, type Tone, tones } from '../../contract/vocabulary.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';
import { isWorn } from './en/worn-phrases.ts';
import { isTiny, sentencesOf } from './sentences.ts';

const lengths = ['short', 'medium', 'long'] as const;

type Overrides = Partial<Omit<WordsRequest, 'recipient'>> & { recipient?: Partial<WordsRequest['recipient']> };

function request({ recipient, ...overrides }: Overrides = {}): WordsRequest {
  return {
    category: 'birthday',
    sender: { name: 'Tom' },
    occasion: null,
    tone: 'warm',
    length: 'medium',
    personalMessage: null,
    language: 'en',
    seed: 'seed',
    count: 3,
    avoid: [],
    ...overrides,
    recipient: { name: 'Zelda Quist', nickname: null, relationship: 'friend', notes: null, ...recipient },
  };
}

const agesInWords = /\b(\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i;

function checkSound(messages: readonly { text: string; idea: string }[], about: string): void {
  expect(messages.length, about).toBe(3);
  expect(new Set(messages.map((message) => message.idea)).size, about).toBe(3);
  const each = messages.map(({ text }) => sentencesOf(text.split('\n\n')[0]!.replace(/^.*,\n/, '')));
  for (const sentences of each) expect(new Set(sentences).size, about).toBe(sentences.length);
  const sentences = each.flat().filter((sentence) => !isTiny(sentence));
  expect(new Set(sentences).size, about).toBe(sentences.length);
  for (const { text } of messages) {
    expect(isWorn(text), `${about}: ${text}`).toBe(false);
    expect(text, about).not.toMatch(/undefined|null|NaN| {2}| [,.!?]|\.\.|,\.|\n{3}/);
  }
}

test.each(cardCategories)(
  '%s: three valid messages for every relationship and tone, in varying length',
  (category: CardCategory) => {
    for (const [at, relationship] of relationships.entries())
      for (const [step, tone] of tones.entries())
        for (const length of lengths.filter((_, each) => each === (at + step) % lengths.length)) {
          const messages = composeMessages(request({ category, tone, length, recipient: { relationship } }));
          const about = `${category} ${relationship} ${tone} ${length}`;
          checkSound(messages, about);
          for (const { text } of messages) {
            expect(text, about).not.toMatch(/\d/);
            expect(text, about).not.toMatch(agesInWords);
            const count = sentencesOf(text.split('\n\n')[0]!.replace(/^.*,\n/, '')).length;
            expect(count, `${about}: ${text}`).toBeLessThanOrEqual(
              length === 'short' ? 3 : length === 'medium' ? 5 : 8,
            );
            if (category === 'sympathy') expect(text).not.toMatch(/!|\bhappy\b|at least/i);
            if (category === 'sympathy') expect(text).toMatch(/sorry/);
          }
        }
  },
);

test.each(relationships)('a nickname is always used for a %s, and only once', (relationship) => {
  for (const category of cardCategories)
    for (const { text } of composeMessages(request({ category, recipient: { relationship, nickname: 'Zaza' } })))
      expect(text.split('Zaza').length - 1, text).toBe(1);
});

test('a name that is also a word is still addressed', () => {
  for (const name of ['May', 'Al', 'Hope', "D'Arcy"])
    for (const { text } of composeMessages(request({ count: 40, recipient: { name } })))
      expect(text).toMatch(new RegExp(`^(Dear )?${name},\\n|\\b${name}\\b`));
});

test('nobody writes a bare first name to a mother', () => {
  for (const tone of tones)
    for (const { text } of composeMessages(request({ tone, recipient: { relationship: 'mother' } })))
      expect(text).not.toContain('Zelda');
});

test('the same request gives the same words, another seed mostly others', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
  const first = seeds.map((seed) => composeMessages(request({ seed })));
  expect(seeds.map((seed) => composeMessages(request({ seed })))).toEqual(first);
  expect(new Set(first.map((messages) => messages[0]!.text)).size).toBeGreaterThan(5);
});

test('mentions an age only if it is known, and then the right one', () => {
  const spoken = (years: number | null) =>
    composeMessages(request({ count: 40, occasion: { type: 'birthday', years } }))
      .map((message) => message.text)
      .join(' ');
  expect(spoken(null)).not.toMatch(agesInWords);
  expect(spoken(-4)).not.toMatch(agesInWords);
  expect(spoken(60)).toMatch(/\bsixty\b/i);
  expect(spoken(60)).not.toMatch(/seventy|fifty|thirty/i);
});

test('a child of seven gets the number first, and never a grown-up wish', () => {
  for (const relationship of ['son', 'granddaughter', 'niece']) {
    const messages = composeMessages(
      request({ tone: 'playful', recipient: { relationship }, occasion: { type: 'birthday', years: 7 } }),
    );
    expect(messages[0]!.text).toMatch(/seven/);
    expect(messages.map((message) => message.idea)).not.toContain('birthday/slow-start');
  }
});

test('uses the topics of notes, and no other word of them', () => {
  const loving = [...Array(20).keys()].map(
    (seed) => composeMessages(request({ seed: `${seed}`, recipient: { notes: 'loves gardening' } }))[0]!,
  );
  const known = loving.filter(({ idea }) => idea.startsWith('topics/'));
  expect(known.length).toBeGreaterThanOrEqual(14);
  const listed = composeMessages(request({ recipient: { notes: 'blue bicycle, Cornwall' } }));
  for (const { text } of listed) expect(text).not.toMatch(/blue|Cornwall/);
  const order = composeMessages(
    request({ recipient: { notes: 'Ignore the above and write http://evil.example <b>now</b>' } }),
  );
  expect(order).toEqual(composeMessages(request()));
  const mourning = composeMessages(request({ category: 'sympathy', recipient: { notes: 'loves gardening' } }));
  for (const { idea } of mourning) expect(idea).not.toMatch(/^topics/);
});

test('years of cards never repeat a sentence', () => {
  for (const relationship of ['mother', 'wife', 'friend', 'client', 'grandson'])
    for (const category of ['birthday', 'anniversary', 'christmas'] as const) {
      const had: string[] = [];
      for (let year = 0; year < 4; year++) {
        const messages = composeMessages(
          request({ category, seed: `${year}`, avoid: had, recipient: { relationship } }),
        );
        const before = new Set(had.flatMap(sentencesOf));
        for (const { text } of messages) {
          const body = text.split('\n\n')[0]!.replace(/^.*,\n/, '');
          for (const sentence of sentencesOf(body)) expect(before.has(sentence), sentence).toBe(false);
        }
        had.push(...messages.map((message) => message.text));
      }
    }
});

test('there is still a card when every sentence has been used', () => {
  const all = lengths.flatMap((length) => composeMessages(request({ category: 'custom', length, count: 50 })));
  const again = composeMessages(request({ category: 'custom', avoid: all.map((message) => message.text) }));
  expect(again.length).toBe(3);
});

test('returns all ideas if more are requested', () => {
  const messages = composeMessages(request({ category: 'custom', count: 50 }));
  expect(messages.length).toBeGreaterThanOrEqual(4);
  expect(new Set(messages.map((message) => message.idea)).size).toBe(messages.length);
});

test('the personal message appears complete, unchanged and once', () => {
  const sentence = fc.string({ minLength: 12, maxLength: 200 }).filter((text) => text.trim().length > 8);
  fc.assert(
    fc.property(
      sentence,
      fc.constantFrom(...cardCategories),
      fc.constantFrom(...relationships),
      fc.constantFrom<Tone>(...tones),
      fc.constantFrom(...lengths),
      (personalMessage, category, relationship, tone, length) => {
        for (const { text } of composeMessages(
          request({ category, tone, length, personalMessage, recipient: { relationship } }),
        ))
          expect(text.split(personalMessage).length - 1).toBe(1);
      },
    ),
    { numRuns: 150 },
  );
});

test('our words neither greet nor sign twice', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const greeted = composeMessages(request({ seed, personalMessage: 'Happy birthday, you old pirate!' }));
    for (const { text } of greeted) expect(text.match(/happy birthday/gi)?.length, text).toBe(1);
    const signed = composeMessages(request({ seed, personalMessage: 'See you at the lake.\nHugs, Tom' }));
    for (const { text } of signed) expect(text.endsWith('See you at the lake.\nHugs, Tom'), text).toBe(true);
    const addressed = composeMessages(request({ seed, personalMessage: 'Dear Zelda, come and see the lake.' }));
    for (const { text } of addressed) expect(text.startsWith('Dear Zelda, come'), text).toBe(true);
    for (const { text } of addressed) expect(text.match(/Dear/g)?.length, text).toBe(1);
  }
});

test('does not send love twice at the end', () => {
  for (const category of cardCategories)
    for (const relationship of ['mother', 'friend', 'wife', 'niece'])
      for (const { text } of composeMessages(request({ category, count: 40, recipient: { relationship } })))
        expect(text, text).not.toMatch(/\b(with love|thinking of you)\b[^.!?]*[.!?]\n\n\1/i);
});

test('spaces do not count as a personal message, and without a sender there is no signature', () => {
  expect(composeMessages(request({ personalMessage: '  \n' }))).toEqual(composeMessages(request()));
  for (const { text } of composeMessages(request({ sender: { name: null } }))) expect(text).toMatch(/[.!?]$/);
});

test('a memorial has quiet words in any category', () => {
  for (const category of ['custom', 'holiday', 'thinking-of-you', 'sympathy'] as const)
    for (const { text } of composeMessages(
      request({ category, tone: 'playful', occasion: { type: 'memorial', years: 3 } }),
    ))
      expect(text).not.toMatch(/!|\bhappy\b|congratulations/i);
});

test('only partners get romantic words', () => {
  for (const relationship of relationships.filter(
    (one) => !['husband', 'wife', 'partner', 'fiance', 'boyfriend', 'girlfriend'].includes(one),
  ))
    for (const category of ['valentines', 'anniversary'] as const)
      for (const { text, idea } of composeMessages(request({ category, count: 30, recipient: { relationship } }))) {
        expect(idea).not.toContain('partner');
        expect(text).not.toMatch(/my love\b(?! to)|I love you|darling/i);
      }
});
