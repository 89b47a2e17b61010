import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import { categoryForOccasion } from '../../domain/card-category.ts';
import { composeMessages } from './compose-messages.ts';

const seeds = [...Array(12).keys()];
const cardsOn = (language: Language, type: string, relationship: string, age: number | null, category?: CardCategory) =>
  seeds.flatMap((seed) => {
    const recipient = { name: 'Zelda Quist', nickname: null, relationship, age, notes: null };
    const occasion = { type, years: null };
    const tone = seed % 3 === 0 ? 'formal' : 'warm';
    const told = { language, recipient, occasion, tone, seed: `${seed}` } as const;
    return composeMessages(wordsRequest({ ...told, category: category ?? categoryForOccasion(type) }));
  });

/** Words that make the event the reader's own. */
const theirs: Partial<Record<Language, RegExp>> = {
  en: /\byour (?:new )?baby\b|you(?:’ve| have| start| passed)(?! always)|you have your|your (?:exam|driver|graduation|diploma|new job|promotion)|\bsleep in\b/i,
  de: /\b(?:dein|euer|eurem|ihr)\w* (?:\w+ )?(?:Baby|Abschluss|Führerschein|Prüfung|Studium|neue Stelle|Beförderung)|Schreibtisch|Lernplan/i,
  fr: /\b(?:ton|ta|votre) (?:bébé|diplôme|permis|examen|rentrée|nouveau travail|promotion)\b|tu as réussi/i,
  es: /\btu (?:bebé|título|graduación|examen|carné|carnet|nuevo trabajo|ascenso)\b|has aprobado/i,
  it: /\btu[oa] (?:bimb|laurea|esame|patente|nuovo lavoro|promozione)|hai superato/i,
  pt: /\b(?:seu bebê|sua formatura|seu diploma|sua prova|sua carteira|seu novo emprego|sua promoção)|você passou/i,
  nl: /\b(?:je|jouw|jullie) (?:baby|diploma|examen|rijbewijs|nieuwe baan|promotie)\b|je bent geslaagd/i,
  pl: /\bTwoj\p{L}+ (?:maleństw|dyplom|egzamin|praw|nowej prac|awans)/iu,
};
const events = ['baby', 'graduation', 'Driving licence', 'Einschulung', 'Passed exam', 'New job', 'promotion'];

test.each(Object.keys(theirs) as Language[])(
  '%s: what a grandchild has is not said to be the grandmother’s',
  (language) => {
    for (const type of events)
      for (const [relationship, age] of [
        ['grandmother', null],
        ['grandfather', 78],
        ['friend', 74],
      ] as const)
        for (const category of ['congratulations', 'custom'] as const)
          for (const { idea, text } of cardsOn(language, type, relationship, age, category))
            expect(text, `${type} ${relationship} ${idea}`).not.toMatch(theirs[language] ?? /$^/);
  },
);

test.each(Object.keys(theirs) as Language[])(
  '%s: nobody who has the event is told of somebody in the family',
  (language) => {
    for (const type of events) {
      const [relationship, age] = type === 'Einschulung' ? (['grandson', 6] as const) : (['sister', 31] as const);
      const ideas = cardsOn(language, type, relationship, age).map(({ idea }) => idea);
      expect(ideas.filter((idea) => /famil[^/]*-/.test(idea))).toEqual([]);
    }
  },
);

test('a mother of 45 may have a baby of her own, one of 70 not', () => {
  const speaksOfHers = (age: number) =>
    cardsOn('en', 'baby', 'mother', age).some(({ text }) => /your (?:new )?baby/i.test(text));
  expect(speaksOfHers(45)).toBe(true);
  expect(speaksOfHers(70)).toBe(false);
});
