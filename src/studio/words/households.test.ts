import { expect, test } from 'vitest';
import { composeHousehold, occasions } from '../../../tests/words/compose-household.ts';
import { readHouseholds } from '../../../tests/words/read-households.ts';
import { languages } from '../../contract/vocabulary.ts';
import { kindOfName, peopleIn } from '../../domain/name-kind.ts';
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
  [['mother', 'father'], 'parents'],
  [['grandmother', 'grandfather'], 'grandparents'],
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

// As written in all other languages, after their word for a family; Dutch begins it large.
test.each([
  ['Berg', 'The Bergs', 'Rodzina Bergów'],
  ['Jones', 'The Joneses', 'Rodzina Jonesów'],
  ['Davis', 'The Davises', 'Rodzina Davisów'],
  ['Williams', 'The Williams family', 'Rodzina Williamsów'],
  ['Fox', 'The Fox family', 'Rodzina Foxów'],
  ['March', 'The March family', 'Rodzina Marchów'],
  ['Hughes', 'The Hughes family', 'Rodzina Hughesów'],
  ['García', 'The Garcías', 'Rodzina García'],
  ['Gómez', 'The Gómez family', 'Rodzina Gómezów'],
  ['Torres', 'The Torres family', 'Rodzina Torresów'],
  ['García López', 'The García López family', 'Rodzina García López'],
  ['Pérez Ruiz', 'The Pérez Ruiz family', 'Rodzina Pérez Ruiz'],
  ['de la Cruz', 'The de la Cruz family', 'Rodzina de la Cruz'],
  ['de Vries', 'The de Vries family', 'Rodzina de Vries'],
  ['De Vries', 'The De Vries family', 'Rodzina De Vries'],
  ['van der Berg', 'The van der Berg family', 'Rodzina van der Berg'],
  ['von Stein', 'The von Stein family', 'Rodzina von Stein'],
  ['O’Brien', 'The O’Briens', 'Rodzina O’Brien'],
  ['d’Angelo', 'The D’Angelos', 'Rodzina d’Angelo'],
  ['McDonald', 'The McDonalds', 'Rodzina McDonaldów'],
  ['Müller', 'The Müllers', 'Rodzina Müllerów'],
  ['Weiß', 'The Weiß family', 'Rodzina Weiß'],
  ['Smith-Jones', 'The Smith-Jones family', 'Rodzina Smithów-Jonesów'],
  ['Berg-Weiß', 'The Berg-Weiß family', 'Rodzina Berg-Weiß'],
  ['Kennedy', 'The Kennedys', 'Rodzina Kennedych'],
  ['Chen', 'The Chens', 'Rodzina Chenów'],
  ['Li', 'The Li family', 'Rodzina Li'],
  ['Ng', 'The Ng family', 'Rodzina Ng'],
  ['Kim', 'The Kims', 'Rodzina Kimów'],
  ['Cho', 'The Cho family', 'Rodzina Cho'],
  ['Nguyen', 'The Nguyens', 'Rodzina Nguyenów'],
  ['Koch', 'The Koch family', 'Rodzina Kochów'],
  ['山田', 'The 山田 family', 'Rodzina 山田'],
  ['Papadopoulos', 'The Papadopoulos family', 'Rodzina Papadopoulosów'],
  ['Dubois', 'The Dubois family', 'Rodzina Dubois'],
  ['Moreau', 'The Moreaus', 'Rodzina Moreau'],
  ['dos Santos', 'The dos Santos family', 'Rodzina dos Santos'],
  ['De Luca', 'The De Luca family', 'Rodzina De Luca'],
  ['Kowalska', 'The Kowalskas', 'Rodzina Kowalskich'],
  ['Dudek', 'The Dudeks', 'Rodzina Dudków'],
  ['Kupiec', 'The Kupiecs', 'Rodzina Kupców'],
  ['Cichy', 'The Cichys', 'Rodzina Cichych'],
  ['el Amrani', 'The el Amrani family', 'Rodzina el Amrani'],
  ['al-Hassan', 'The al-Hassan family', 'Rodzina al-Hassan'],
])('the family %s is %s, and in Polish %s', (surname, english, polish) => {
  const large = surname.charAt(0).toUpperCase() + surname.slice(1);
  const written = { de: 'Familie', fr: 'Famille', es: 'Familia', it: 'Famiglia', pt: 'Família' };
  const named = Object.fromEntries(
    languages.map((language) => [language, packFor(language).household.family(surname)]),
  );
  expect(named).toEqual({
    en: english,
    pl: polish,
    nl: `Familie ${large}`,
    ...Object.fromEntries(Object.entries(written).map(([language, word]) => [language, `${word} ${surname}`])),
  });
  // A card for them speaks to several.
  expect(Object.values(named).map(kindOfName)).toEqual(languages.map(() => 'family'));
});
