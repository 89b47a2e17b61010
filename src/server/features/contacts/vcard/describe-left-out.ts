import type { Picked } from './pick-fields.ts';
import type { VcardProperty } from './read-property.ts';
import type { RawCard } from './split-cards.ts';

/** What reading one card came across that the contact cannot hold. */
export type LeftOut = {
  card: RawCard;
  unreadable: string[];
  properties: VcardProperty[];
  email: Picked;
  phone: Picked;
  addressesLeft: number;
  badBirthdays: string[];
  badAnniversaries: string[];
  badPhotos: string[];
};

/** What people put into their address books that a contact here has no field for. The rest is technical. */
const unsupported: Record<string, string> = {
  ORG: 'company',
  TITLE: 'job title',
  ROLE: 'job title',
  URL: 'web address',
  IMPP: 'messenger',
  RELATED: 'related people',
  'X-ABRELATEDNAMES': 'related people',
  GENDER: 'gender',
  GEO: 'position',
  LOGO: 'logo',
  CATEGORIES: 'groups',
};

/** Everything that was not taken over, in sentences for the person who imports. */
export function describeLeftOut(leftOut: LeftOut): string[] {
  const { card, email, phone, addressesLeft, unreadable } = leftOut;
  const nowhere = [
    ...new Set(leftOut.properties.map(({ name }) => unsupported[name]).filter((words) => words !== undefined)),
  ];
  return [
    ...(card.isCutOff ? ['The end of this contact is missing in the file.'] : []),
    ...(card.wasTooLong ? ['This contact is longer than a contact can be; the rest of it was left out.'] : []),
    ...(card.hadNestedCard ? ['Another contact inside this one was left out.'] : []),
    ...unreadableLines(unreadable),
    ...(email.unusable.length > 0 ? [`Not an e-mail address: ${listed(email.unusable)}.`] : []),
    ...others('e-mail address', email.others),
    ...others('phone number', phone.others),
    ...(addressesLeft > 0 ? [`Only one postal address is kept; ${addressesLeft} more left out.`] : []),
    ...notDates('birthday', leftOut.badBirthdays),
    ...notDates('anniversary', leftOut.badAnniversaries),
    ...new Set(leftOut.badPhotos),
    ...(nowhere.length > 0 ? [`There is no field for: ${nowhere.join(', ')}.`] : []),
  ];
}

function unreadableLines(lines: string[]): string[] {
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1) return [`One line could not be read: “${excerpt(first)}”.`];
  return [`${lines.length} lines could not be read, the first: “${excerpt(first)}”.`];
}

function others(what: string, texts: string[]): string[] {
  return texts.length > 0 ? [`Only one ${what} is kept; left out: ${listed(texts)}.`] : [];
}

function notDates(what: string, texts: string[]): string[] {
  const given = texts.filter((text) => text !== '');
  return given.length > 0 ? [`The ${what} is not a full date: ${listed(given)}.`] : [];
}

/** At most five of them, so that a strange file does not make an endless sentence. */
function listed(texts: string[]): string {
  const shown = texts.slice(0, 5).map(excerpt);
  return texts.length > 5 ? `${shown.join(', ')} and ${texts.length - 5} more` : shown.join(', ');
}

function excerpt(text: string): string {
  // By code points: half of a surrogate pair is no text.
  const characters = [...text.slice(0, 200).replace(/\s+/g, ' ').trim()];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('');
}
