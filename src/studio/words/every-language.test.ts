import { describe, expect, test } from 'vitest';
import { everyRequest, manyPeople, wordsRequest } from '../../../tests/words/any-words.ts';
import { measureVariety } from '../../../tests/words/measure-variety.ts';
import { allIdeasOf, occasions, readersOf, sayingsTo, scarcities } from '../../../tests/words/pack-kit.ts';
import { faultsOf } from '../../../tests/words/words-faults.ts';
import { faultsOfYears } from '../../../tests/words/years-of-words.ts';
import { cardCategories, type Language, relationships, tones } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import type { LanguagePack } from './language-pack.ts';
import { packs, typedIn } from './language-packs.ts';

// A sample; `npm run prove:words` checks all of them.
const everyNth = 151;
const written = Object.entries(packs) as [Language, LanguagePack][];

describe.each(written)('%s', (language, pack) => {
  test('valid messages with only the known facts', () => {
    const faults = [...everyRequest(language, (at) => at % everyNth === 0)].flatMap(faultsOf);
    expect(faults).toEqual([]);
  });

  test('next year has different words, and everybody keeps one form of address', () => {
    expect(faultsOfYears(language, (at) => at % 17 === 3)).toEqual([]);
  });

  test('many people get different cards', () => {
    for (const category of ['birthday', 'sympathy', 'christmas'] as const)
      expect(measureVariety(manyPeople(category, language, 40)).equal, category).toBe(0);
  });

  test.each(tones)('twelve ideas of every category for everyone and every occasion, in a %s tone', (tone) => {
    expect(scarcities(pack, 12, { tone })).toEqual([]);
  });

  test('enough ideas for a couple and its next years, although fewer fit', () => {
    expect(scarcities(pack, 5, { name: 'Anna & Paul' })).toEqual([]);
  });

  test('every idea has a unique id', () => {
    for (const category of cardCategories)
      for (const occasion of occasions) {
        const ids = pack.ideasOf(category, occasion).map(({ id }) => id);
        expect(ids.length - new Set(ids).size, `${category} ${occasion}`).toBe(0);
      }
  });

  test('the audience of every idea is known: a group, a relationship or a word for one', () => {
    const unknown = [...allIdeasOf(pack).values()].flatMap(({ id, to }) =>
      [...(to.relationships ?? [])]
        .filter(
          (word) =>
            !(relationships as readonly string[]).includes(word) &&
            !Object.hasOwn(typedIn.relationshipWords(pack), word),
        )
        .map((word) => `${id}: ${word}`),
    );
    expect(unknown).toEqual([]);
  });

  test('names a wedding for people with any topic', () => {
    const recipient = { name: 'Ada Berg', nickname: null, relationship: 'friend', notes: null };
    const about = { topics: ['gardening', 'cats', 'piano'] };
    const occasion = { type: 'wedding', years: null };
    const primaries = [...Array(20).keys()].map(
      (at) =>
        composeMessages(
          wordsRequest({
            language,
            category: 'congratulations',
            occasion,
            recipient: { ...recipient, about },
            seed: `${at}`,
          }),
        )[0]?.idea,
    );
    const ofWedding = new Set(
      pack.ideasOf('congratulations', 'wedding').flatMap(({ id, event }) => (event?.includes('wedding') ? [id] : [])),
    );
    expect(primaries.filter((idea) => !ofWedding.has(idea ?? ''))).toEqual([]);
  });

  const spoken = [...allIdeasOf(pack).values()].flatMap((idea) =>
    readersOf(pack, idea)
      .flatMap((facts) => sayingsTo(pack, idea, facts).flat())
      .map((part) => ({ idea, part })),
  );
  const faultsWhere = (isFault: (idea: (typeof spoken)[number]['idea'], part: string) => boolean) =>
    spoken.filter(({ idea, part }) => isFault(idea, part)).map(({ idea, part }) => `${idea.id}: ${part}`);

  test('only ideas that require a number of years mention one', () => {
    const { numberWords } = pack.manners;
    expect(faultsWhere(({ years }, part) => years?.(0) !== false && numberWords.test(part))).toEqual([]);
  });

  test('mentions a number only if it is the right one', () => {
    const { numberWords } = pack.manners;
    const told = (idea: (typeof spoken)[number]['idea'], years: number) =>
      idea.years?.(years)
        ? readersOf(pack, idea).flatMap((facts) => sayingsTo(pack, idea, { ...facts, years }).flat())
        : [];
    const fixed = [...allIdeasOf(pack).values()].flatMap((idea) => {
      const atForty = new Set(told(idea, 40));
      return told(idea, 60)
        .filter((part) => numberWords.test(part) && atForty.has(part))
        .map((part) => `${idea.id}: ${part}`);
    });
    expect(fixed).toEqual([]);
  });

  test('tells no number to people of known age on other days, nor without the date of their birthday', () => {
    const { numberWords } = pack.manners;
    const texts = [1, 5, 12, 18, 30, 50].flatMap((age) =>
      relationships.flatMap((relationship) =>
        (['birthday', 'christmas'] as const).flatMap((category) => {
          const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null, age };
          return composeMessages(wordsRequest({ language, category, recipient, seed: `${age}` }));
        }),
      ),
    );
    expect(texts.filter(({ text }) => numberWords.test(text)).map(({ idea, text }) => `${idea}: ${text}`)).toEqual([]);
  });

  test('sympathy contains no cheer', () => {
    const isSolemn = /^(?:sympathy|memorial|memorial-day|good-friday|yom-kippur|miscarriage|pet-loss)\//;
    expect(
      faultsWhere(({ id }, part) => isSolemn.test(id) && (/!/.test(part) || pack.manners.cheer.test(part))),
    ).toEqual([]);
  });

  test('contains no worn phrases', () => {
    expect(faultsWhere((_, part) => pack.manners.isWorn(part))).toEqual([]);
  });
});
