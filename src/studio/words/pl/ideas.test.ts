import { expect, test } from 'vitest';
import { allIdeasOf, dayOf, factsOf, isGreetingOf, sayingsTo } from '../../../../tests/words/pack-kit.ts';
import { relationships, tones } from '../../../contract/vocabulary.ts';
import { sentencesOf } from '../sentences.ts';
import { type Form, formFor } from './forms-of-address.ts';
import { pack as polish } from './pack.ts';
import { isWorn } from './worn-phrases.ts';

const allIdeas = allIdeasOf(polish);

interface Part {
  id: string;
  form: Form;
  part: string;
  isOpening: boolean;
}

/** Every text of every idea, once in each form of address somebody it is for may be given. */
const parts: Part[] = [...allIdeas.values()].flatMap((idea) => {
  const seen = new Map<string, Part>();
  const names = ['', 'Pani Anno', 'Panie Marku', 'Anno i Marku', 'Zelda Quist'];
  for (const relationship of relationships)
    for (const tone of tones)
      for (const name of names) {
        const facts = factsOf(polish, relationship, { years: 40, tone, name });
        const form = formFor(facts);
        if (!idea.to.groups.has(facts.group) || seen.has(`${form} 0 0`)) continue;
        if (idea.to.relationships?.has(relationship) === false) continue;
        for (const [i, said] of sayingsTo(polish, idea, facts).entries())
          for (const [j, part] of said.entries())
            seen.set(`${form} ${i} ${j}`, { id: idea.id, form, part, isOpening: j === 0 });
      }
  return [...seen.values()];
});
const faultsOf = (isFault: (part: Part) => boolean) =>
  parts.filter(isFault).map(({ id, form, part }) => `${id} (${form}): ${part}`);
const about =
  (...folders: string[]) =>
  (part: Part) =>
    folders.some((folder) => part.id.startsWith(`${folder}/`));

test('no sentence is said by two ideas', () => {
  const twins = (id: string) => id.replace(/^fathers-day/, 'mothers-day');
  const saidBy = new Map<string, string>();
  const faults = faultsOf(({ id, part }) =>
    sentencesOf(part).some((sentence) => {
      const key = `${dayOf(id)} ${sentence}`;
      const other = saidBy.get(key);
      saidBy.set(key, twins(id));
      return (
        other !== undefined &&
        other !== twins(id) &&
        sentence.split(' ').length > 2 &&
        !isGreetingOf(polish, id, sentence)
      );
    }),
  );
  expect(faults).toEqual([]);
});

test('sentences are finished, unworn, and rightly pointed', () => {
  const unfinished =
    /^(?![„]?\p{Lu})|[^.!?”]$| {2}|undefined|null|NaN|\d|[{}|]| [.,:;!?]|\.\.|["']|\p{L}(?:ł[ea]m)?[/-]\p{L}*ł[ea]m|\(/u;
  expect(faultsOf(({ part }) => unfinished.test(part))).toEqual([]);
  // Polish has no comma before "i" that only joins.
  expect(faultsOf(({ part }) => /^(?:Wszystkiego najlepszego|Dużo zdrowia), i /u.test(part))).toEqual([]);
  expect(faultsOf(({ part }) => part.length > 175)).toEqual([]);
  expect(faultsOf(({ part }) => isWorn(part))).toEqual([]);
});

test('the sender has no gender, and nobody is asked for theirs', () => {
  const nouns = /^(?:problem|krzesłem|stołem|kościołem|pomysłem|czołem|dziełem|światłem|ciepłem|kołem|przes|wys|pos)/u;
  const gendered = /(?<!\p{L})\p{L}+(?:ł[ea]m|ł[ea]by?m)(?!\p{L})/giu;
  const isGendered = (part: string) => [...part.matchAll(gendered)].some(([word]) => !nouns.test(word.toLowerCase()));
  expect(faultsOf(({ part }) => isGendered(part))).toEqual([]);
  const adjectives = /(?<!\p{L})jestem (?:\p{L}+ )?(?:pew|dumn|wdzięczn|szczęśliw|rad|gotow)\p{L}*(?!\p{L})/iu;
  expect(faultsOf(({ part }) => adjectives.test(part))).toEqual([]);
});

test('a client is never spoken to as "ty"', () => {
  const { familiar } = polish.manners;
  const isForClients = ({ id, form }: Part) => /\/(?:client|job)\//.test(id) && form === 'Pani';
  expect(faultsOf((one) => isForClients(one) && familiar?.test(one.part) === true)).toEqual([]);
});

test('sorrow is never cheered up, advised or explained', () => {
  const isSad = about('sympathy', 'memorial', 'memorial-day', 'good-friday');
  const cheerful =
    /!|(?<!\p{L})(?:przynajmniej|dzielnie|głowa do góry|musisz być siln\p{L}*|lepszym miejscu|gratul\p{L}*)(?!\p{L})/iu;
  expect(new Set(parts.filter(isSad).map(({ id }) => id)).size).toBeGreaterThanOrEqual(60);
  expect(faultsOf((one) => isSad(one) && cheerful.test(one.part))).toEqual([]);
  const sorry = /(?<!\p{L})(?:przykro|współczu\p{L}*|smut\p{L}*|nie znajduję)(?!\p{L})/iu;
  expect(faultsOf((one) => about('sympathy')(one) && one.isOpening && !sorry.test(one.part))).toEqual([]);
});
