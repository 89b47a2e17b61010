import { expect, test } from 'vitest';
import { allIdeasOf, dayOf, factsOf, isGreetingOf, sayingsTo } from '../../../../tests/words/pack-kit.ts';
import { relationships, tones } from '../../../contract/vocabulary.ts';
import { sentencesOf } from '../sentences.ts';
import { type Form, formFor } from './forms-of-address.ts';
import { pack as italian } from './pack.ts';
import { isWorn } from './worn-phrases.ts';

const allIdeas = allIdeasOf(italian);

interface Part {
  id: string;
  form: Form;
  part: string;
  isOpening: boolean;
}

/** Every text of every idea, once in each form of address somebody it is for may be given. */
const parts: Part[] = [...allIdeas.values()].flatMap((idea) => {
  const seen = new Map<string, Part>();
  for (const relationship of relationships)
    for (const more of [...tones.map((tone) => ({ tone })), { name: 'Anna e Luca' }]) {
      const facts = factsOf(italian, relationship, { years: 40, ...more });
      const form = formFor(facts);
      const isMeant = idea.to.groups.has(facts.group) || idea.to.relationships?.has(relationship);
      if (!isMeant || seen.has(`${form} 0 0`)) continue;
      for (const [i, said] of sayingsTo(italian, idea, facts).entries())
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
        !isGreetingOf(italian, id, sentence)
      );
    }),
  );
  expect(faults).toEqual([]);
});

test('sentences are finished, unworn, and rightly pointed', () => {
  const unfinished =
    /^(?![«"]?\p{Lu})|[^.!?»]$| {2}|undefined|null|NaN|\d|[{}|]| [.,:;!?]|\.\.|\p{L}[oaei]\/[oaei]|\([oaei]\)|['"]/u;
  // An accent the wrong way round, or an apostrophe where there is none.
  const misspelt =
    /perchè|poichè|finchè|affinchè|benchè|(?<!\p{L})(?:nè|sè|pò|qual’è|ne’|ventitre|un’altro|un pò)(?!\p{L})/iu;
  expect(faultsOf(({ part }) => unfinished.test(part))).toEqual([]);
  expect(faultsOf(({ part }) => misspelt.test(part))).toEqual([]);
  expect(faultsOf(({ part }) => part.split('«').length !== part.split('»').length)).toEqual([]);
  expect(faultsOf(({ part }) => part.length > 180)).toEqual([]);
  expect(faultsOf(({ part }) => isWorn(part))).toEqual([]);
});

test('nobody whom we say Lei to is told tu in the same breath', () => {
  const { familiar, polite } = italian.manners;
  expect(faultsOf(({ form, part }) => form === 'tu' && polite!.test(part))).toEqual([]);
  const always =
    /\/(?:partner|parent|child|grandchild|grandparent|elders|sibling|young|family|friend|companions|aunt|niece|relatives)\//;
  expect(faultsOf((one) => one.form === 'Lei' && !always.test(one.id) && familiar!.test(one.part))).toEqual([]);
});

test('sorrow is never cheered up, advised or explained', () => {
  const isSad = about('sympathy', 'memorial', 'memorial-day', 'good-friday');
  const cheerful =
    /!|(?<!\p{L})(?:felic[ei]|festegg\p{L}*|allegr\p{L}*|sorri(?!de da un mobile)\p{L}*|almeno|coraggio|dovresti|posto migliore|forza|auguri)(?!\p{L})/iu;
  expect(new Set(parts.filter(isSad).map(({ id }) => id)).size).toBeGreaterThanOrEqual(60);
  expect(faultsOf((one) => isSad(one) && cheerful.test(one.part))).toEqual([]);
  const sorry = /(?<!\p{L})(?:dispiace|dispiacere|dolore|perdita|male)(?!\p{L})/iu;
  expect(faultsOf((one) => about('sympathy')(one) && one.isOpening && !sorry.test(one.part))).toEqual([]);
});

test('the sender has no gender', () => {
  const gendered =
    /(?<!\p{L})(?:(?:mi sono|mi sento|sono rimast|sono stat|sono andat) ?\p{L}*[oa]|(?:sono|ero) (?:molto |così )?(?:grat|liet|fier|sicur|pront|content|stanc|orgoglios)[oa]|io stess[oa]|quando ero piccol[oa])(?!\p{L})/iu;
  expect(faultsOf(({ part }) => gendered.test(part))).toEqual([]);
});
