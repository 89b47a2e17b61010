import { t } from '../../../../contract/translate.ts';
import { languages } from '../../../../contract/vocabulary.ts';
import { joinAddress } from '../../../../domain/address.ts';
import { isTimeZone } from '../../../../domain/due-time.ts';
import type { StagedDate } from '../../../db/tables/people.ts';
import { readAbout } from '../about-in-files.ts';
import { readDateLine } from '../export/date-line.ts';
import { readOwnFieldLines, readRelationLine } from '../export/own-lines.ts';
import { distinctGroups, labelsOfProperty } from '../groups/read-groups.ts';
import { reachedBy } from '../reach-in-files.ts';
import { labelOf } from './pick-fields.ts';
import { isGroup } from './read-group.ts';
import type { VcardProperty } from './read-property.ts';
import type { OwnFacts, VcardContact } from './vcard-contact.ts';
import { readVcardDate } from './vcard-date.ts';
import { readVcardPhoto } from './vcard-photo.ts';

/** Marks the cards that Fondly writes: their texts are read unchanged. */
export const ownProduct = '-//Fondly//Contacts//EN';

export function isOwnCard(lines: string[]): boolean {
  return lines.slice(0, 5).some((line) => line.trimEnd() === `PRODID:${ownProduct}`);
}

/** Reads a contact that Fondly wrote: each property once, with no choosing and no repair. */
export function readOwnContact(properties: VcardProperty[]): VcardContact & { own: OwnFacts } {
  const find = (name: string) => properties.find((property) => property.name === name);
  const text = (name: string) => find(name)?.fields[0] || null;
  const day = (name: string) => {
    const property = find(name);
    return property ? readVcardDate(property) : null;
  };
  const named = (name: string) =>
    properties
      .filter((property) => property.name === name)
      .map((property) => ({ ...property, label: labelOf(property) }));
  const texts = (name: string) =>
    named(name).flatMap(({ fields: [value], label }) => (value ? [{ value, label }] : []));
  const addresses = named('ADR').map(
    ({ fields: [, , street = '', city = '', state = '', postalCode = '', country = ''], label }) => ({
      street,
      city,
      state,
      postalCode,
      country,
      label,
    }),
  );
  const reached = reachedBy(
    { emails: texts('EMAIL'), phones: texts('TEL'), addresses },
    { isHousehold: isGroup(properties) },
  );
  const address = text('X-FONDLY-ADDRESS');
  const photo = find('PHOTO');
  const picture = photo ? readVcardPhoto(photo) : null;
  const linesOf = (property: string) => properties.filter(({ name }) => name === property).map(({ raw }) => raw);
  const lines = linesOf('X-FONDLY-DATE');
  const relations = linesOf('X-FONDLY-RELATION').flatMap((line) => readRelationLine(line) ?? []);
  const zone = text('TZ');
  const unread: string[] = [];
  const about = readAbout(text('X-FONDLY-ABOUT'), unread);
  const ownFields = readOwnFieldLines(linesOf('X-FONDLY-FIELD'));
  return {
    name: text('FN') ?? '',
    nickname: text('NICKNAME'),
    greetingName: text('X-FONDLY-GREETING-NAME'),
    ...reached,
    birthday: day('BDAY'),
    anniversary: day('ANNIVERSARY'),
    dates: readDateLines(lines),
    timeZone: zone !== null && isTimeZone(zone) ? zone : null,
    language: languages.find((known) => known === text('LANG')) ?? null,
    groups: distinctGroups(labelsOfProperty(find('CATEGORIES')?.raw ?? '')),
    notes: text('NOTE'),
    ...(relations.length > 0 && { relations }),
    photo: picture && 'bytes' in picture ? picture.bytes : null,
    dropped: [...unreadableDates(lines), ...unread, ...(picture && 'dropped' in picture ? [picture.dropped] : [])],
    own: {
      relationship: text('X-FONDLY-RELATIONSHIP'),
      address: address === joinAddress(reached.address) ? null : address,
      ...(about && { about }),
      ...(ownFields.length > 0 && { ownFields }),
    },
  };
}

// More than anyone stores for one person: a file must not bring thousands.
const mostDates = 200;

/** The dates of our own lines, without the invalid ones. */
export function readDateLines(lines: string[]): StagedDate[] {
  return lines
    .map(readDateLine)
    .filter((date) => date !== null)
    .slice(0, mostDates);
}

/** The messages about lines that are not dates, and about those beyond the limit. */
export function unreadableDates(lines: string[]): string[] {
  const unreadable = lines.filter((line) => readDateLine(line) === null);
  const left = lines.length - unreadable.length - mostDates;
  return [
    ...unreadable.map((line) => t`A date could not be read: ${[...line.slice(0, 120)].slice(0, 60).join('')}.`),
    ...(left > 0 ? [t`Only ${mostDates} dates are kept; ${left} more left out.`] : []),
  ];
}
