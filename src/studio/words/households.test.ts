import { expect, test } from 'vitest';
import { composeHousehold, occasions } from '../../../tests/words/compose-household.ts';
import { readHouseholds } from '../../../tests/words/read-households.ts';
import { languages } from '../../contract/vocabulary.ts';
import { peopleIn } from '../../domain/name-kind.ts';
import { commonRelationship } from './household-names.ts';
import { packFor } from './language-packs.ts';

const households = readHouseholds();
const each = languages.flatMap((language) =>
  households.map((household) => [language, household.form, household] as const),
);

test.each(each)(
  'in %s, %s: every message speaks to all of them and to nobody else',
  { timeout: 60_000 },
  (language, _, household) => {
    const { toOne, familiar } = packFor(language).manners;
    const faults: string[] = [];
    for (const occasion of Object.keys(occasions) as (keyof typeof occasions)[]) {
      const { names, messages, title } = composeHousehold(household, language, occasion);
      if (messages.length !== 3) faults.push(`${occasion}: ${messages.length} messages`);
      const [greeting = ''] = messages[0]?.split('\n') ?? [];
      const living = household.members.filter(({ hasDied }) => !hasDied);
      const dead = household.members.filter(({ hasDied }) => hasDied);
      for (const text of [title, ...messages]) {
        if (names.isSeveral && (toOne.test(text) || familiar?.test(text))) faults.push(`${occasion}: to one: ${text}`);
        for (const { name } of dead) if (text.includes(name.split(' ')[0] ?? '')) faults.push(`${occasion}: ${text}`);
        if (/\b(?:my wife|your wife|husband)\b/i.test(text)) faults.push(`${occasion}: ${text}`);
      }
      if (living.length > 1 && peopleIn(names.greetingName ?? '').length < 1) faults.push(greeting);
    }
    expect(faults).toEqual([]);
  },
);

test.each([
  ['en', 'The Bergs', 'Anna and Tom Berg with Mia, Ben and Lea'],
  ['de', 'Familie Berg', 'Anna und Tom Berg mit Mia, Ben und Lea'],
  ['fr', 'Famille Berg', 'Anna et Tom Berg avec Mia, Ben et Lea'],
  ['es', 'Familia Berg', 'Anna y Tom Berg con Mia, Ben y Lea'],
  ['it', 'Famiglia Berg', 'Anna e Tom Berg con Mia, Ben e Lea'],
  ['pt', 'Família Berg', 'Anna e Tom Berg com Mia, Ben e Lea'],
  ['nl', 'Familie Berg', 'Anna en Tom Berg met Mia, Ben en Lea'],
  ['pl', 'Rodzina Bergów', 'Anna i Tom Berg oraz Mia, Ben i Lea'],
] as const)('in %s they are %s, and on an envelope %s', (language, family, names) => {
  const children = households.find(({ form }) => form === 'three children');
  if (!children) throw new Error('The form is gone');
  expect(composeHousehold(children, language, 'christmas').names).toMatchObject({ family, names });
});

test.each([
  [['mother', 'father'], 'parent'],
  [['brother', 'sister-in-law'], 'family'],
  [['wife', 'son'], 'family'],
  [['wife', 'wife'], 'family'],
  [['friend', 'friend'], 'friend'],
  [['sister', 'friend'], 'friend'],
  [['friend', 'colleague'], 'colleague'],
  [['colleague', 'client', 'mother'], 'client'],
  [['aunt', 'uncle'], 'family'],
  [['Tante', 'Onkel'], 'family'],
  [[], 'friend'],
])('what %j have in common is %s', (relationships, common) => {
  expect(commonRelationship(relationships)).toBe(common);
});
