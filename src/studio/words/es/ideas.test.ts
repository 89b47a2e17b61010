import { expect, test } from 'vitest';
import { allIdeasOf, dayOf, factsOf, isGreetingOf, sayingsTo } from '../../../../tests/words/pack-kit.ts';
import { relationships, tones } from '../../../contract/vocabulary.ts';
import { sentencesOf } from '../sentences.ts';
import { type Form, formFor } from './forms-of-address.ts';
import { pack as spanish } from './pack.ts';
import { isWorn } from './worn-phrases.ts';

const allIdeas = allIdeasOf(spanish);

const known = {
  years: 40,
};

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
    for (const more of [...tones.map((tone) => ({ tone })), { name: 'Ana y Luis' }]) {
      const facts = factsOf(spanish, relationship, { ...known, ...more });
      const form = formFor(facts);
      if (!idea.to.groups.has(facts.group) || seen.has(`${form} 0 0`)) continue;
      if (idea.to.relationships?.has(relationship) === false) continue;
      for (const [i, said] of sayingsTo(spanish, idea, facts).entries())
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
        !isGreetingOf(spanish, id, sentence)
      );
    }),
  );
  expect(faults).toEqual([]);
});

test('sentences are finished, unworn, and rightly pointed', () => {
  const unfinished =
    /^(?![¡¿"]?\p{Lu})|[^.!?"]$| {2}|undefined|null|NaN|\d|[{}|]| [.,:;!?]|\.\.|\p{L}[oa]\/[oa]|\([oa]\)/u;
  // Neither form of plural that only half of those who speak Spanish would use.
  const regional = /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|vos|sois|tenéis|móvil|celular|coche|carro)(?!\p{L})/iu;
  const isPaired = (part: string) =>
    (['¡!', '¿?'] as const).every(([open, close]) => part.split(open!).length === part.split(close!).length);
  expect(faultsOf(({ part }) => unfinished.test(part))).toEqual([]);
  expect(faultsOf(({ part }) => regional.test(part))).toEqual([]);
  expect(faultsOf(({ part }) => !isPaired(part))).toEqual([]);
  expect(faultsOf(({ part }) => part.length > 170)).toEqual([]);
  expect(faultsOf(({ part }) => isWorn(part))).toEqual([]);
});

test('nobody is spoken to in two forms of address at once', () => {
  const familiar =
    /(?<!\p{L})(?:tú|ti|te|tu|tus|tuy[oa]s?|contigo|eres|tienes|quieres|puedes|sabes|haces|necesitas|imaginas|esperas|decides|seas|estés|tengas|quieras|sepas|fueras|viniste)(?!\p{L})/iu;
  const polite = /(?<!\p{L})ustedes(?!\p{L})|(?<!\p{L})usted(?!\p{L})/iu;
  // Said to children, who are never anything but tú.
  const isForChildren = ({ id }: Part) => /^birthday\/(?:atencion|aviso-oficial|una-vela)$/.test(id);
  expect(faultsOf(({ form, part }) => form === 'tú' && polite.test(part))).toEqual([]);
  const isFamiliar = (one: Part) => one.form !== 'tú' && !isForChildren(one) && familiar.test(one.part);
  const always = /\/(?:partner|child|grandchild|sibling|young)\/|^valentines\/partner/;
  expect(faultsOf((one) => isFamiliar(one) && !(one.form === 'ustedes' && always.test(one.id)))).toEqual([]);
});

test('sorrow is never cheered up, advised or explained', () => {
  const isSad = about('sympathy', 'memorial', 'memorial-day', 'good-friday');
  const cheerful =
    /!|(?<!\p{L})(?:feliz|felices|celebr\p{L}*|alegr\p{L}*|sonr\p{L}*|al menos|por lo menos|fuerte|ánimo|deberías?|mejor lugar|felicidades)(?!\p{L})/iu;
  expect(new Set(parts.filter(isSad).map(({ id }) => id)).size).toBeGreaterThanOrEqual(60);
  expect(faultsOf((one) => isSad(one) && cheerful.test(one.part))).toEqual([]);
  const sorry = /(?<!\p{L})(?:siento|lamento|pena)(?!\p{L})/iu;
  expect(faultsOf((one) => about('sympathy')(one) && one.isOpening && !sorry.test(one.part))).toEqual([]);
});

test('the sender has no gender', () => {
  const gendered =
    /(?<!\p{L})(?:(?:estoy|quedo|me siento) (?:muy |tan )?\p{L}+[aio]d[oa]|content[oa] de|orgullos[oa]|encantad[oa] de|agradecid[oa] a|yo mism[oa]|satisfech[oa])(?!\p{L})/iu;
  expect(faultsOf(({ part }) => gendered.test(part))).toEqual([]);
});
