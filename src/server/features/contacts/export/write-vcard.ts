import { joinAddress } from '../../../../domain/address.ts';
import { reachLists } from '../../../../domain/reach.ts';
import { relationLabel } from '../../../../domain/relation-kinds.ts';
import { writeAbout } from '../about-in-files.ts';
import { ownProduct } from '../vcard/own-card.ts';
import { writeDateLine } from './date-line.ts';
import type { ExportedPerson } from './exported-people.store.ts';
import { writeOwnField, writeRelationLine } from './own-lines.ts';
import { sortDates } from './sort-dates.ts';

const foldBytes = 74;

/** One contact as a vCard 4.0 (RFC 6350); a household as a group with its members (6.1.4, 6.6.5). Data without a standard property goes into X-FONDLY-… */
export function writeVcard(person: ExportedPerson, photo: Uint8Array | null): string {
  const { alsoEmails = [] } = person;
  const { emails, phones, addresses } = reachLists(person);
  const [{ text: written } = {}] = addresses;
  const label = createLabels();
  const { birthday, anniversary, others } = sortDates(person.dates);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `PRODID:${ownProduct}`,
    ...(person.uid ? [`UID:${person.uid}`] : []),
    ...(person.members ? ['KIND:group'] : []),
    `FN:${escapeText(person.name)}`,
    `N:${nameParts(person)};;;`,
    ...texts('NICKNAME', person.nickname),
    ...texts('X-FONDLY-GREETING-NAME', person.greetingName),
    ...label('EMAIL', [...emails, ...alsoEmails.map((value) => ({ value, label: null }))], ({ value }) =>
      escapeText(value),
    ),
    ...label('TEL;VALUE=text', phones, ({ value }) => escapeText(value)),
    ...label(
      'ADR',
      addresses.filter((each) => joinAddress(each) !== ''),
      ({ street, city, state, postalCode, country }) =>
        [';', street, city, state, postalCode, country]
          .map((part, at) => (at === 0 ? part : escapeText(part)))
          .join(';'),
    ),
    ...texts('X-FONDLY-ADDRESS', written ?? null),
    ...days('BDAY', birthday),
    ...days('ANNIVERSARY', anniversary),
    ...texts('LANG', person.language),
    ...texts('TZ', person.timeZone),
    ...texts('X-FONDLY-RELATIONSHIP', person.relationship),
    ...texts('X-FONDLY-ABOUT', writeAbout(person.about)),
    ...(person.relations ?? []).flatMap(relatedLines),
    ...(person.ownFields ?? []).map((field) => `X-FONDLY-FIELD:${writeOwnField(field)}`),
    ...others.map((date) => `X-FONDLY-DATE:${writeDateLine(date)}`),
    ...(person.groups.length > 0 ? [`CATEGORIES:${person.groups.map(escapeText).join(',')}`] : []),
    ...texts('NOTE', person.notes),
    ...(person.members ?? []).map(
      ({ uid, place }) => `MEMBER${place === 'child' ? ';X-FONDLY-PLACE=child' : ''}:${uid}`,
    ),
  ].map(foldLine);
  if (photo) lines.push(photoLines(photo));
  return [...lines, 'END:VCARD', ''].join('\r\n');
}

/** A map, since a user's own label may be the name of a property of every object. */
const types: ReadonlyMap<string, string> = new Map([
  ['home', 'home'],
  ['work', 'work'],
  ['mobile', 'cell'],
]);

/** Writes values of one kind, the preferred one first, each with its label: a type of the standard, else in Apple's notation. */
function createLabels() {
  let groups = 0;
  return <Item extends { label: string | null }>(
    property: string,
    items: readonly Item[],
    textOf: (item: Item) => string,
  ): string[] =>
    items.flatMap((item, at) => {
      const pref = at === 0 && items.length > 1 ? ';PREF=1' : '';
      const type = item.label && (property.startsWith('TEL') || item.label !== 'mobile') && types.get(item.label);
      if (type || !item.label) return [`${property}${type ? `;TYPE=${type}` : ''}${pref}:${textOf(item)}`];
      groups += 1;
      const group = `reach${groups}`;
      return [`${group}.${property}${pref}:${textOf(item)}`, `${group}.X-ABLabel:${escapeText(item.label)}`];
    });
}

/** What RFC 6350 (6.6.6) calls relations; it has no words for the others. */
const relatedTypes: ReadonlyMap<string, string> = new Map([
  ...ofType('spouse', 'spouse husband wife'),
  ...ofType('sweetheart', 'partner fiance girlfriend boyfriend'),
  ...ofType('parent', 'parent mother father'),
  ...ofType('child', 'child daughter son'),
  ...ofType('sibling', 'sibling sister brother'),
  ...ofType(
    'kin',
    'stepparent stepmother stepfather stepchild stepdaughter stepson relative cousin aunt uncle niece nephew',
  ),
  ...ofType('kin', 'grandparent grandmother grandfather grandchild granddaughter grandson'),
  ...ofType('friend', 'friend'),
  ...ofType('neighbor', 'neighbor'),
  ...ofType('co-worker', 'colleague manager employee assistant'),
]);

function ofType(type: string, kinds: string): [kind: string, type: string][] {
  return kinds.split(' ').map((kind) => [kind, type]);
}

/** One who is related, for standard programs, for Apple's and Google's, and in our own words. */
function relatedLines(relation: NonNullable<ExportedPerson['relations']>[number], at: number): string[] {
  const { kind, isWritten, uid, name } = relation;
  const type = relatedTypes.get(kind) ?? 'contact';
  return [
    uid ? `RELATED;TYPE=${type}:${uid}` : `RELATED;TYPE=${type};VALUE=text:${escapeText(name)}`,
    `related${at + 1}.X-ABRELATEDNAMES:${escapeText(name)}`,
    `related${at + 1}.X-ABLabel:${escapeText(relationLabel(kind, String))}`,
    ...(isWritten ? [`X-FONDLY-RELATION:${writeRelationLine(relation)}`] : []),
  ];
}

function texts(property: string, text: string | null): string[] {
  return text ? [`${property}:${escapeText(text)}`] : [];
}

/** '1966-12-04' is 19661204, '--12-04' is --1204. */
function days(property: string, date: string | null): string[] {
  return date
    ? [`${property}:${date.startsWith('--') ? `--${date.slice(2).replace('-', '')}` : date.replaceAll('-', '')}`]
    : [];
}

/**
 * Family and given name for programs that need both: the part before a greeting name, else the last word, is the family
 * name.
 */
function nameParts({ name, greetingName }: ExportedPerson): string {
  const before = greetingName && name.endsWith(` ${greetingName}`) ? name.slice(0, -greetingName.length).trim() : null;
  if (greetingName && before) return `${escapeText(before)};${escapeText(greetingName)}`;
  const [, given = '', family = ''] = /^(.+)\s(\S+)$/s.exec(name) ?? ['', name];
  return `${escapeText(family)};${escapeText(given)}`;
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

function photoLines(photo: Uint8Array): string {
  const base64 = Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength).toString('base64');
  return `PHOTO:data:image/jpeg;base64,${base64.replace(/.{1,74}/g, '\r\n $&')}`;
}

/** Folds at 75 bytes, never inside a character, and without a line that looks like the end of the card. */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= foldBytes) return line;
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (bytes + size > foldBytes) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += char;
    bytes += size;
  }
  pieces.push(piece);
  return withoutBoundaries(pieces).join('\r\n ');
}

/**
 * Readers look for BEGIN:VCARD and END:VCARD before unfolding, so such a piece takes the last character of the line
 * before.
 */
function withoutBoundaries(pieces: string[]): string[] {
  for (let at = 1; at < pieces.length; at += 1) {
    while (/^\s*(?:BEGIN|END)\s*:\s*VCARD\s*$/i.test(pieces[at] ?? '') && pieces[at - 1]) {
      const before = [...(pieces[at - 1] ?? '')];
      pieces[at] = `${before.pop() ?? ''}${pieces[at]}`;
      pieces[at - 1] = before.join('');
    }
  }
  return pieces;
}
