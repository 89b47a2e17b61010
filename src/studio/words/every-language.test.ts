import { describe, expect, test } from 'vitest';
import { everyRequest } from '../../../tests/words/any-words.ts';
import { measureVariety } from '../../../tests/words/measure-variety.ts';
import { allIdeasOf, occasions, readersOf, sayingsTo, scarcities } from '../../../tests/words/pack-kit.ts';
import { faultsOf } from '../../../tests/words/words-faults.ts';
import { faultsOfYears } from '../../../tests/words/years-of-words.ts';
import { cardCategories, type Language, tones } from '../../contract/vocabulary.ts';
import type { LanguagePack } from './language-pack.ts';
import { packs } from './language-packs.ts';

// A sample; `npm run prove:words` looks at every one.
const everyNth = 151;
const written = Object.entries(packs) as [Language, LanguagePack][];

describe.each(written)('%s', (language, pack) => {
  test('sound messages, with the facts that are known and no others', () => {
    const faults = [...everyRequest(language, (at) => at % everyNth === 0)].flatMap(faultsOf);
    expect(faults).toEqual([]);
  });

  test('next year brings other words, and nobody is now called tu and now vous', () => {
    expect(faultsOfYears(language, (at) => at % 17 === 3)).toEqual([]);
  });

  test('many people get many different cards', () => {
    for (const category of ['birthday', 'sympathy', 'christmas'] as const)
      expect(measureVariety(category, language, 40).equal, category).toBe(0);
  });

  test.each(tones)('twelve ideas of every category for everyone, whatever the occasion, in a %s tone', (tone) => {
    expect(scarcities(pack, 12, { tone })).toEqual([]);
  });

  test('enough for a couple and its next years, to whom less can be said', () => {
    expect(scarcities(pack, 5, { name: 'Anna & Paul' })).toEqual([]);
  });

  test('an idea is named once', () => {
    for (const category of cardCategories)
      for (const occasion of occasions) {
        const ids = pack.ideasOf(category, occasion).map(({ id }) => id);
        expect(ids.length - new Set(ids).size, `${category} ${occasion}`).toBe(0);
      }
  });

  const spoken = [...allIdeasOf(pack).values()].flatMap((idea) =>
    readersOf(pack, idea)
      .flatMap((facts) => sayingsTo(idea, facts).flat())
      .map((part) => ({ idea, part })),
  );
  const faultsWhere = (isFault: (idea: (typeof spoken)[number]['idea'], part: string) => boolean) =>
    spoken.filter(({ idea, part }) => isFault(idea, part)).map(({ idea, part }) => `${idea.id}: ${part}`);

  test('a number of years is spoken only by ideas that need one', () => {
    const { numberWords } = pack.manners;
    expect(faultsWhere(({ limits }, part) => !limits.needs?.includes('years') && numberWords.test(part))).toEqual([]);
  });

  test('sorrow is never cheered up', () => {
    const isSolemn = /^(?:sympathy|memorial|memorial-day|good-friday)\//;
    expect(
      faultsWhere(({ id }, part) => isSolemn.test(id) && (/!/.test(part) || pack.manners.cheer.test(part))),
    ).toEqual([]);
  });

  test('nothing worn is said', () => {
    expect(faultsWhere((_, part) => pack.manners.isWorn(part))).toEqual([]);
  });
});
