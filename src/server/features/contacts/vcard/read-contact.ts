import { t } from '../../../../contract/translate.ts';
import { type Language, languages } from '../../../../contract/vocabulary.ts';
import { joinAddress } from '../../../../domain/address.ts';
import { isTimeZone } from '../../../../domain/due-time.ts';
import { groupsOfLabels, labelsOfProperty } from '../groups/read-groups.ts';
import { reachedBy } from '../reach-in-files.ts';
import { pickRelations } from '../relations/relations-in-files.ts';
import { excerpt, naming } from '../sentences.ts';
import { charsetOfLanguage, decodeText, guessCharset, isUtf8String } from './decode-text.ts';
import { describeLeftOut } from './describe-left-out.ts';
import { isOwnCard, readOwnContact } from './own-card.ts';
import { isDate, pickDates } from './pick-dates.ts';
import { distinct, pickAddresses, pickEmails, pickPhones, preferredFirst } from './pick-fields.ts';
import { isGroup, keyOf, readGroup } from './read-group.ts';
import { readName } from './read-name.ts';
import { readProperty, textOf, type VcardProperty, type VcardVersion, withLabels } from './read-property.ts';
import type { RawCard } from './split-cards.ts';
import { unfoldLines } from './unfold-lines.ts';
import type { VcardContact, VcardGroup } from './vcard-contact.ts';
import { readVcardPhoto } from './vcard-photo.ts';

/** For a card that is not a contact, a sentence that says so. */
export type ReadCard = ({ contact: VcardContact; problem: null } | { contact: null; problem: string }) & {
  /** By what a group names it. */
  key?: string | null;
  /** If it is a group of others of the file: a household or a label. */
  group?: VcardGroup;
};

/** Kinds of cards that are not contacts, in words; an organisation may get cards like a person. */
const notPeople: Readonly<Record<string, string>> = {
  location: 'place',
  device: 'device',
  application: 'program',
};

/** Reads a card, even a damaged one; `number` is its position in the file. */
export function readCard(card: RawCard, number: number): ReadCard {
  const read = readLines(card, number);
  const stray = naming(t`Left out, because it is in no contact of the file:`, card.strayLines.map(decodedLine));
  if (read.contact === null) return { ...read, problem: [read.problem, ...stray].join(' ') };
  return { ...read, contact: { ...read.contact, dropped: [...read.contact.dropped, ...stray] } };
}

function readLines(card: RawCard, number: number): ReadCard {
  const isOwn = isOwnCard(card.lines);
  const { properties, unreadable } = readProperties(card, isOwn);
  const key = keyOf(properties);
  if (isGroup(properties)) {
    const read = isOwn ? readOwnContact(properties) : readPerson(card, properties, unreadable, { isHousehold: true });
    const group = readGroup(properties, read, isOwn);
    const name = excerpt(read.name);
    const problem = group.household
      ? t`“${name}” is a household, not a person, and was left out.`
      : t`“${name}” is a group, not a person, and was left out.`;
    return { contact: null, problem, key, group };
  }
  if (isOwn) return { contact: readOwnContact(properties), problem: null, key };
  const kind = kindOf(properties);
  const name = firstText(properties.filter((property) => property.name === 'FN')) ?? t`Contact ${number} of the file`;
  if (kind) return { contact: null, problem: t`“${excerpt(name)}” is a ${kind}, not a person, and was left out.` };
  const contact = readPerson(card, properties, unreadable, { isHousehold: false });
  if (unreadable.length > 0 || saysSomething(contact)) return { contact, problem: null, key };
  const problem = t`Contact ${number} of the file is empty and was left out.`;
  return { contact: null, problem: [problem, ...contact.dropped].join(' ') };
}

function decodedLine(line: string): string {
  return t`“${excerpt(decodeText(line, undefined))}”`;
}

function saysSomething({ name, birthday, anniversary, dates, notes, photo, address }: VcardContact): boolean {
  const hasText = name !== '' || notes !== null || joinAddress(address) !== '';
  return hasText || photo !== null || birthday !== null || anniversary !== null || dates.length > 0;
}

function readPerson(
  card: RawCard,
  properties: VcardProperty[],
  unreadable: string[],
  { isHousehold }: { isHousehold: boolean },
): VcardContact {
  const named = (...names: string[]) => properties.filter(({ name }) => names.includes(name));
  const androidNicknames = named('X-ANDROID-CUSTOM').filter(({ raw }) => androidNickname.test(raw));
  const nicknames = distinct([...named('NICKNAME', 'X-NICKNAME').map(textOf), ...androidNicknames.map(nicknameIn)]);
  const emails = pickEmails(named('EMAIL'));
  const lists = {
    emails: emails.values,
    phones: pickPhones(named('TEL')),
    addresses: pickAddresses(named('ADR'), named('LABEL')),
  };
  const dates = pickDates(properties);
  const zones = preferredFirst(named('TZ'));
  const zone = zones.find(({ raw }) => isTimeZone(raw));
  const otherZones = zone ? zones.filter((each) => each !== zone).map(({ raw }) => raw) : [];
  const [tongue, ...otherTongues] = preferredFirst(named('LANG')).filter((property) => languageOf(property) !== null);
  const photos = [...named('PHOTO'), ...named('X-MS-CARDPICTURE')].filter(({ raw }) => raw !== '').map(readVcardPhoto);
  const pictures = photos.filter((found) => 'bytes' in found);
  const [photo = null] = pictures;
  const categories = named('CATEGORIES', 'X-CATEGORIES', 'X-GN');
  const related = pickRelations(properties);
  const notes = distinct(named('NOTE').map(textOf)).join('\n\n') || null;
  const read = readName(named('FN'), named('N'));
  const [nickname = null, ...otherNicknames] = nicknames;
  const orgs = named('ORG');
  const name = read.name ?? nickname ?? firstText(orgs) ?? lists.emails[0]?.value ?? lists.phones[0]?.value ?? '';
  const used = new Set([
    ...named('FN', 'N', 'NICKNAME', 'X-NICKNAME', 'EMAIL', 'TEL', 'ADR', 'PHOTO', 'X-MS-CARDPICTURE', 'NOTE'),
    ...androidNicknames,
    ...related.used,
    ...categories,
    ...(isHousehold ? named('MEMBER') : []),
    ...(zone ? named('TZ') : []),
    ...(tongue ? [tongue, ...otherTongues] : []),
    ...properties.filter(isDate),
    ...(name === firstText(orgs) ? orgs : []),
  ]);
  const dropped = describeLeftOut({
    card,
    unreadable,
    properties: properties.filter((property) => !used.has(property)),
    notEmails: emails.unusable,
    otherNicknames,
    badPhotos: photo ? [] : photos.flatMap((found) => ('dropped' in found ? [found.dropped] : [])),
    said: [
      ...read.said,
      ...dates.said,
      ...naming(t`Only one time zone is kept; left out:`, otherZones),
      ...naming(t`Only one language is kept; left out:`, otherTongues.map(textOf)),
      ...(photo && photos.length > 1 ? [t`Only one photo is kept; ${photos.length - 1} more left out.`] : []),
    ],
  });
  return {
    name,
    nickname,
    greetingName: read.greetingName,
    ...reachedBy(lists, { isHousehold }),
    birthday: dates.birthday,
    anniversary: dates.anniversary,
    dates: dates.dates,
    timeZone: zone?.raw ?? null,
    language: tongue ? languageOf(tongue) : null,
    groups: groupsOfLabels(categories.flatMap(({ raw }) => labelsOfProperty(raw))),
    notes,
    ...(related.relations.length > 0 && { relations: related.relations }),
    ...(related.pets.length > 0 && { pets: related.pets }),
    photo: photo?.bytes ?? null,
    dropped,
  };
}

/** A list of Evolution or another card that is not a person; null for a person. */
function kindOf(properties: VcardProperty[]): string | null {
  for (const { name, raw } of properties) {
    const value = raw.toLowerCase();
    if (name === 'X-EVOLUTION-LIST' && value === 'true') return 'group';
    if (name === 'KIND' || name === 'X-ADDRESSBOOKSERVER-KIND') return notPeople[value] ?? null;
  }
  return null;
}

function readProperties(card: RawCard, isOwn: boolean): { properties: VcardProperty[]; unreadable: string[] } {
  const version = versionOf(card.lines);
  const properties: VcardProperty[] = [];
  const unreadable: string[] = [];
  const lines = unfoldLines(card.lines, version === '2.1');
  const foreign = lines.filter((line) => /[\x80-\xff]/.test(line) && !isUtf8String(line));
  const named = foreign.length > 0 ? charsetOf(lines) : undefined;
  // Only lines that are not UTF-8 are read in a guessed charset.
  const guessed = foreign.length > 0 && !named ? guessCharset(foreign.map(behindColon).join('\n')) : undefined;
  for (const line of lines) {
    const charset = named ?? (foreign.includes(line) ? guessed : undefined);
    const property = readProperty(line, version, { isOwn, charset });
    if (property) properties.push(property);
    else unreadable.push(decodeText(line, undefined, charset));
  }
  return { properties: withLabels(properties), unreadable };
}

/**
 * The charset for texts of a card that name none: the one that other texts of the card name, else the Windows charset
 * of their language, as Outlook writes them. Undefined if all are UTF-8, or if nothing names a charset.
 */
function charsetOf(lines: string[]): string | undefined {
  const heads = lines.map((line) => line.slice(0, 100)).filter((line) => line.includes(';'));
  const named = (parameter: RegExp) =>
    heads.map((head) => parameter.exec(head)?.[1]).find((value) => value !== undefined);
  return named(/^[^:]*;CHARSET=(?!utf)([\w-]+)/i) ?? charsetOfLanguage(named(/^[^:]*;LANGUAGE=([\w-]+)/i));
}

function behindColon(line: string): string {
  return line.slice(line.indexOf(':') + 1);
}

function versionOf(lines: string[]): VcardVersion {
  const version = lines
    .find((line) => /^VERSION\s*[:;]/i.test(line))
    ?.split(':')
    .at(-1)
    ?.trim();
  return version === '2.1' || version === '4.0' ? version : '3.0';
}

function firstText(properties: VcardProperty[]): string | null {
  return properties.map(textOf).find((text) => text !== '') ?? null;
}

/** Android's format: 'vnd.android.cursor.item/nickname;Bob;1;'. */
const androidNickname = /^[\w.]+\/nickname;/;

function nicknameIn({ raw }: VcardProperty): string {
  return (raw.split(/(?<!\\);/)[1] ?? '').replace(/\\(.)/g, '$1').trim();
}

/** 'de-AT' is German. */
function languageOf({ raw }: VcardProperty): Language | null {
  return languages.find((known) => known === raw.toLowerCase().split('-')[0]) ?? null;
}
