import { describe, expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { factsOf, quietDays } from '../../../tests/words/pack-kit.ts';
import { languages, relationships, tones } from '../../contract/vocabulary.ts';
import { categoryForOccasion } from '../../domain/card-category.ts';
import { composeMessages } from './compose-messages.ts';
import { eventOf, isFeast, namesEvent } from './events.ts';
import { headingFor } from './heading-for.ts';
import { isFitting } from './idea.ts';
import { packFor } from './language-packs.ts';
import { normalise } from './sentences.ts';

const personal = [
  'engagement',
  'christening',
  'communion',
  'bar-mitzvah',
  'bat-mitzvah',
  'school-start',
  'exam',
  'driving-licence',
  'new-home',
  'new-job',
  'farewell',
  'name-day',
  'pet-birthday',
  'recovery-day',
];
const feasts = [
  'hanukkah',
  'passover',
  'rosh-hashanah',
  'purim',
  'eid-al-fitr',
  'eid-al-adha',
  'ramadan',
  'diwali',
  'holi',
  'raksha-bandhan',
  'vaisakhi',
  'gurpurab',
  'vesak',
  'lunar-new-year',
  'mid-autumn',
  'chuseok',
  'seollal',
  'tet',
  'nowruz',
  'orthodox-easter',
  'orthodox-christmas',
  'epiphany',
  'st-nicholas',
  'sinterklaas',
  'womens-day',
  'childrens-day',
  'teachers-day',
  'grandparents-day',
];
const all = [...personal, ...feasts, ...quietDays];
const lengths = ['short', 'medium', 'long'] as const;

const isOfOwnFile = (type: string) => isFeast(type) || quietDays.includes(type);
const cardsFor = (language: (typeof languages)[number], type: string) =>
  relationships.flatMap((relationship, at) =>
    // A third of them for each occasion, and all of them over the occasions.
    (at + all.indexOf(type)) % 3 > 0
      ? []
      : composeMessages(
          wordsRequest({
            language,
            category: categoryForOccasion(type),
            occasion: { type, years: null },
            recipient: { name: 'Zelda Quist', nickname: null, relationship, notes: 'loves wine, coffee, two cats' },
            tone: tones[at % tones.length] ?? 'warm',
            length: lengths[at % lengths.length] ?? 'medium',
            seed: `${at}`,
            count: isOfOwnFile(type) ? 3 : 1,
          }),
        ),
  );

describe.each(languages)('%s', (language) => {
  const pack = packFor(language);
  const headingOf = (type: string) =>
    headingFor(categoryForOccasion(type), language, { years: null, occasionType: type });

  test('every occasion has a heading of its own that is short enough to draw', () => {
    const usual = (['holiday', 'custom', 'congratulations', 'sympathy'] as const).map((category) =>
      headingFor(category, language, { years: null }),
    );
    for (const type of all) {
      expect(headingOf(type), type).toMatch(/^\p{Lu}[\p{L}\p{M}’' .,-]{4,29}$/u);
      expect(usual, type).not.toContain(headingOf(type));
    }
  });

  test('no heading of a quiet day is cheerful', () => {
    for (const type of [...quietDays, 'ramadan']) expect(headingOf(type)).not.toMatch(pack.manners.cheer);
  });

  test('every card is about its day, and none about a hobby', () => {
    const astray = all.flatMap((type) => {
      const greeting = normalise(headingOf(type));
      const ideas = pack.ideasOf(isFeast(type) ? 'holiday' : 'custom', type);
      const isWritten = ideas.some(({ event }) => event?.includes(type));
      if (!isWritten && !isOfOwnFile(type)) return [];
      return cardsFor(language, type)
        .filter(({ idea, text }) => {
          if (quietDays.includes(type)) return !idea.startsWith(`${type}/`);
          const isOwn = ideas.find(({ id }) => id === idea)?.event?.includes(type) ?? false;
          return !isOwn && !normalise(text).includes(greeting);
        })
        .map(({ idea, text }) => `${type} ${idea}: ${text}`);
    });
    expect(astray).toEqual([]);
  });

  test('everybody gets cards in any tone for two years without one said twice', () => {
    const isWritten = (type: string) =>
      quietDays.includes(type) || pack.ideasOf('holiday', type).some(({ event }) => event?.includes(type));
    const scarce = [...feasts.filter(isWritten), ...quietDays].flatMap((type) =>
      relationships.flatMap((relationship) => {
        const facts = factsOf(pack, relationship, { occasionType: type });
        const ideas = pack.ideasOf('holiday', type).filter((idea) => isFitting(idea, facts));
        return ideas.length < 6 ? [`${type} ${relationship}: ${ideas.length}`] : [];
      }),
    );
    expect(scarce).toEqual([]);
  });
});

test('a feast is known by its name and by what people type', () => {
  for (const type of all) {
    expect(eventOf(type)).toBe(type);
    expect(eventOf(`Our ${type.replaceAll('-', ' ')}`), type).toBe(type);
  }
});

/** What is said to comfort and does not. */
const platitudes =
  /at least|everything happens|for a reason|better place|meant to be|try again|another one|young enough|time heals|god needed|rainbow bridge|wenigstens|besseren Ort|sollte nicht sein|al menos|mejor lugar|au moins|monde meilleur|almeno|posto migliore|pelo menos|lugar melhor|tenminste|betere plek|przynajmniej|lepszym miejscu/i;
test.each(languages)('%s: losses get no platitude and no party', (language) => {
  for (const type of ['miscarriage', 'pet-loss'])
    for (const { text } of cardsFor(language, type)) {
      expect(text).not.toMatch(platitudes);
      expect(text).not.toContain('!');
    }
});

test('English openings name their day', () => {
  const unnamed = [...personal, ...feasts].flatMap((type) =>
    cardsFor('en', type)
      .filter(({ text }) => !namesEvent(text, type) && !normalise(text).includes(normalise(type)))
      .map(({ idea, text }) => `${type} ${idea}: ${text}`),
  );
  expect(unnamed).toEqual([]);
});
