import {
  type CardCategory,
  cardCategories,
  type Language,
  relationships,
  tones,
  wordsLengths,
} from '../../src/contract/vocabulary.ts';
import { Rng } from '../../src/studio/art/core/rng.ts';
import type { WordsRequest } from '../../src/studio/words/words-request.ts';

/** A name that is neither a word nor a place in any language of the studio. */
export const anyName = 'Zelda Quist';

/** A request that knows only who it is for. */
export function wordsRequest(overrides: Partial<WordsRequest> = {}): WordsRequest {
  return {
    category: 'birthday',
    recipient: { name: anyName, nickname: null, relationship: 'friend', notes: null },
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
  };
}

/** Optional facts: a year, a nickname, notes, the sender's own words. */
const knowns: readonly ((request: WordsRequest) => WordsRequest)[] = [
  (request) => request,
  (request) => ({ ...request, recipient: { ...request.recipient, nickname: 'Zaza' } }),
  (request) => ({ ...request, occasion: { type: occasionOf(request.category), years: 60 } }),
  (request) => ({ ...request, recipient: { ...request.recipient, notes: 'loves gardening, blue bicycle, kind' } }),
  (request) => ({ ...request, personalMessage: 'The gate is mended at last, come and swing on it.' }),
];

function occasionOf(category: CardCategory): string {
  return category === 'anniversary' ? 'anniversary' : 'birthday';
}

/** Every category, relationship, tone and length of a language, each with one of the optional facts. */
export function* everyRequest(language: Language, isChosen = (_at: number) => true): Generator<WordsRequest> {
  let at = 0;
  for (const category of cardCategories)
    for (const relationship of relationships)
      for (const tone of tones)
        for (const length of wordsLengths) {
          at += 1;
          if (!isChosen(at)) continue;
          const recipient = { name: anyName, nickname: null, relationship, notes: null };
          const plain = wordsRequest({ category, tone, length, language, recipient, seed: `every/${at}` });
          yield plain;
          const known = knowns[at % knowns.length];
          if (known && known !== knowns[0]) yield known(plain);
        }
}

const firstNames =
  'Anna Ben Clara David Elena Felix Greta Hugo Ines Jonas Karin Leo Mira Nils Olga Pavel Rita Sven Tilda Ugo Vera Wim Yara Zoe'.split(
    ' ',
  );
const surnames = 'Abel Berg Castro Dorn Evers Faber Gallo Hale Ibsen Jansen Klein Lorca Marin Nolan Orsini Pryce'.split(
  ' ',
);
const nicknames = ['Mum', 'Dad', 'Mama', 'Papa'];
/** Half have notes, and a fifth have notes about what they love. */
const notes = ['loves chess', 'tea, jazz', 'kind, patient', 'blue bicycle, Cornwall', 'funny', '', '', '', '', ''];

/** A thousand people one sender may write to: of every relationship, in every tone and length, some known better. */
export function* manyPeople(category: CardCategory, language: Language, count: number): Generator<WordsRequest> {
  const rng = new Rng(`people/${category}/${language}`);
  for (let at = 0; at < count; at++) {
    const hasYears = rng.next() < 0.4 && (category === 'birthday' || category === 'anniversary');
    yield wordsRequest({
      category,
      language,
      seed: `person ${at}`,
      tone: rng.pick([...tones]),
      length: rng.pick([...wordsLengths]),
      count: 1,
      sender: { name: null },
      occasion: hasYears ? { type: occasionOf(category), years: 18 + Math.floor(rng.next() * 60) } : null,
      recipient: {
        name: `${rng.pick(firstNames)} ${rng.pick(surnames)}`,
        nickname: rng.next() < 0.25 ? rng.pick(nicknames) : null,
        relationship: rng.pick([...relationships]),
        notes: rng.pick(notes) || null,
      },
    });
  }
}

/** Friends of whom nothing is known, as a list of contacts brings them. */
export function friendsWithoutFacts(category: CardCategory, language: Language, count: number): WordsRequest[] {
  return [...Array(count).keys()].map((at) => {
    const name = `${firstNames[at % firstNames.length]} ${surnames[at % surnames.length]}`;
    const recipient = { name, nickname: null, relationship: 'friend', notes: null };
    return wordsRequest({ category, language, recipient, sender: { name: null }, seed: `friend ${at}` });
  });
}
