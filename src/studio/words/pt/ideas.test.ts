import { expect, test } from 'vitest';
import { allIdeasOf, dayOf, factsOf, isGreetingOf, sayingsTo } from '../../../../tests/words/pack-kit.ts';
import { cardCategories, relationships, tones } from '../../../contract/vocabulary.ts';
import { sentencesOf } from '../sentences.ts';
import { type Form, formFor } from './forms-of-address.ts';
import { pack as portuguese } from './pack.ts';
import { isWorn } from './worn-phrases.ts';

interface Part {
  id: string;
  form: Form;
  group: string;
  part: string;
  isOpening: boolean;
}

/** Every text of every idea, once in each form of address somebody it is for may be given. */
const parts: Part[] = [...allIdeasOf(portuguese).values()].flatMap((idea) => {
  const seen = new Map<string, Part>();
  for (const relationship of [...relationships, 'chefe'])
    for (const more of [...tones.map((tone) => ({ tone })), { name: 'Ana e Caio' }]) {
      const facts = factsOf(portuguese, relationship, { years: 40, ...more });
      const form = formFor(facts);
      if (!idea.to.groups.has(facts.group) && !idea.to.relationships?.has(relationship)) continue;
      for (const [i, said] of sayingsTo(portuguese, idea, facts).entries())
        for (const [j, part] of said.entries())
          seen.set(`${form} ${facts.group} ${i} ${j}`, {
            id: idea.id,
            form,
            group: facts.group,
            part,
            isOpening: j === 0,
          });
    }
  return [...seen.values()];
});
const faultsOf = (isFault: (part: Part) => boolean) => [
  ...new Set(parts.filter(isFault).map(({ id, form, part }) => `${id} (${form}): ${part}`)),
];
const isAbout =
  (...folders: string[]) =>
  ({ id }: Part) =>
    folders.some((folder) => id.startsWith(`${folder}/`));

test('no sentence is said by two ideas', () => {
  const twin = (id: string) => id.replace(/^fathers-day/, 'mothers-day');
  const saidBy = new Map<string, string>();
  const faults = faultsOf(({ id, part }) =>
    sentencesOf(part).some((sentence) => {
      const key = `${dayOf(id)} ${sentence}`;
      const other = saidBy.get(key);
      saidBy.set(key, id);
      return (
        other !== undefined &&
        other !== id &&
        twin(other) !== twin(id) &&
        sentence.split(' ').length > 2 &&
        !isGreetingOf(portuguese, id, sentence)
      );
    }),
  );
  expect(faults).toEqual([]);
});

test('sentences are finished, unworn and rightly pointed', () => {
  const unfinished =
    /^(?!“?\p{Lu})|[^.!?”]$| {2}|undefined|null|NaN|\d|[{}|"']| [.,:;!?]|\.\.|\([oa]\)|\p{L}[oa]\/[oa]/u;
  expect(faultsOf(({ part }) => unfinished.test(part))).toEqual([]);
  expect(faultsOf(({ part }) => part.length > 170)).toEqual([]);
  expect(faultsOf(({ part }) => isWorn(part))).toEqual([]);
});

test('it is written as in Brazil', () => {
  const european =
    /(?<!\p{L})(?:estás|tens|queres|podes|vós|vosso|vossa|telemóvel|autocarro|comboio|pequeno-almoço|frigorífico|estou a \p{L}+r|fixe|facto|acção)(?!\p{L})/iu;
  expect(faultsOf(({ part }) => european.test(part))).toEqual([]);
});

test('nobody hears a word of the other address', () => {
  const { familiar, polite, toOne } = portuguese.manners;
  expect(faultsOf(({ form, part }) => form === 'você' && polite!.test(part))).toEqual([]);
  // What says "você" is kept from those one calls "a senhora", by the composer; what names both is a mistake.
  expect(faultsOf(({ part }) => familiar!.test(part) && polite!.test(part))).toEqual([]);
  const forAnyone = parts.filter(({ form, id }) => form === 'cortês' && !/\/.*\//.test(id));
  const kept = forAnyone.filter(({ part }) => !familiar!.test(part));
  expect(kept.length / forAnyone.length).toBeGreaterThan(0.9);
  const toSeveral = parts.filter(({ form }) => form === 'vocês');
  expect(toSeveral.filter(({ part }) => !toOne.test(part)).length / toSeveral.length).toBeGreaterThan(0.7);
});

test('nobody at work gets a hug, a kiss or love, but a colleague may', () => {
  const intimate = /(?<!\p{L})(?:abraç\p{L}*|beij\p{L}*|te amo|amo você|com amor)(?!\p{L})/iu;
  const isColleague = ({ id }: Part) => /\/(?:colleague|near|friend|relatives|family)\//.test(id);
  const isAtWork = ({ group }: Part) => group === 'work' || group === 'client';
  expect(faultsOf((one) => isAtWork(one) && !isColleague(one) && intimate.test(one.part))).toEqual([]);
});

test('sorrow is never cheered up, advised or explained, and an opening says that one is sorry', () => {
  const isSad = isAbout('sympathy', 'memorial', 'memorial-day', 'good-friday');
  const cheerful =
    /!|(?<!\p{L})(?:feliz(?:es)?|alegr\p{L}*|sorri\p{L}*|pelo menos|força|coragem|ânimo|você deve|deveria|lugar melhor)(?!\p{L})/iu;
  expect(new Set(parts.filter(isSad).map(({ id }) => id)).size).toBeGreaterThanOrEqual(60);
  expect(faultsOf((one) => isSad(one) && cheerful.test(one.part))).toEqual([]);
  expect(
    faultsOf((one) => isAbout('sympathy')(one) && one.isOpening && !/(?<!\p{L})sinto(?!\p{L})/iu.test(one.part)),
  ).toEqual([]);
});

test('the sender has no gender', () => {
  const gendered =
    /(?<!\p{L})(?:obrigad[oa]s?|(?:estou|fico|fiquei|me sinto|sou) (?:muito |tão |bem )?\p{L}+[aio]d[oa]|orgulhos[oa]|grat[oa]|eu mesm[oa]|eu própri[oa]|satisfeit[oa]|sozinh[oa] eu)(?!\p{L})/iu;
  expect(faultsOf(({ part }) => gendered.test(part))).toEqual([]);
});

test('closings suit anybody: many for each category, and none that an idea says', () => {
  const { familiar, polite, toOne, numberWords, cheer } = portuguese.manners;
  for (const category of cardCategories) {
    const closings = (portuguese.closings()[category] ?? []).map(({ says }) => says);
    expect(new Set(closings.flatMap(sentencesOf)).size, category).toBe(closings.length);
    expect(closings.length, category).toBeGreaterThanOrEqual(10);
    const said = new Set(parts.filter(isAbout(category)).flatMap(({ part }) => sentencesOf(part)));
    for (const closing of closings) {
      expect(closing).toMatch(/^\p{Lu}[^\d!?;'{}|"]*\.$/u);
      for (const wrong of [familiar!, polite!, toOne, numberWords]) expect(closing).not.toMatch(wrong);
      expect(isWorn(closing), closing).toBe(false);
      expect(said.has(sentencesOf(closing)[0] ?? ''), closing).toBe(false);
      if (category === 'sympathy') expect(closing).not.toMatch(cheer);
    }
  }
});
