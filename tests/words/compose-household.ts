import type { CardCategory, Language } from '../../src/contract/vocabulary.ts';
import { composeMessages } from '../../src/studio/words/compose-messages.ts';
import { headingFor } from '../../src/studio/words/heading-for.ts';
import { commonRelationship, householdNames } from '../../src/studio/words/household-names.ts';
import { titleFor } from '../../src/studio/words/title-for.ts';
import { wordsRequest } from './any-words.ts';
import type { readHouseholds } from './read-households.ts';

type Household = ReturnType<typeof readHouseholds>[number];

/** The commonest occasions of a household, and their category. */
export const occasions = {
  christmas: 'christmas',
  'new-years-day': 'new-year',
  easter: 'easter',
  anniversary: 'anniversary',
  'thank-you': 'thank-you',
  congratulations: 'congratulations',
  'get-well': 'get-well',
  sympathy: 'sympathy',
} as const satisfies Record<string, CardCategory>;

/** Those of the occasions that are days, whose title is proposed. */
const days: ReadonlySet<string> = new Set(['christmas', 'new-years-day', 'easter', 'anniversary']);

/** Everything that is said to a household: on the envelope, in the mail's subject, on the picture and in the card. */
export function composeHousehold({ members }: Household, language: Language, occasion: keyof typeof occasions) {
  const category = occasions[occasion];
  const adults = members.filter(({ place, hasDied }) => place === 'adult' && !hasDied);
  const relationship = commonRelationship(adults.map((each) => each.relationship));
  const names = householdNames(members, { relationship, about: {} }, language);
  if (!names) throw new Error('Nobody lives here');
  const { greetingName: nickname, isSeveral: areSeveral } = names;
  // The sender types the title of a card for no day.
  const isDay = days.has(occasion);
  const type = isDay ? occasion : '';
  const recipient = { name: names.names, nickname, areSeveral, relationship, notes: null };
  const request = {
    language,
    category,
    recipient,
    occasion: isDay ? { type, years: null } : null,
    tone: 'warm',
  } as const;
  return {
    names,
    relationship,
    title: isDay
      ? titleFor(category, language, { occasionType: type, years: null, name: names.names, nickname, areSeveral })
      : '',
    heading: headingFor(category, language, {
      years: null,
      ...(isDay && { occasionType: type }),
      isSeveral: areSeveral,
    }),
    messages: composeMessages(wordsRequest({ ...request, length: 'medium' })).map(({ text }) => text),
  };
}
