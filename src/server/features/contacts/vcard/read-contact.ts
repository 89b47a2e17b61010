import { type AddressParts, joinAddress } from '../../../../domain/address.ts';
import { decodeText } from './decode-text.ts';
import { describeLeftOut } from './describe-left-out.ts';
import { isOwnCard, type OwnFacts, readOwnContact } from './own-card.ts';
import { distinct, pickAddress, pickEmail, pickPhone, textOf } from './pick-fields.ts';
import { readProperty, type VcardProperty, type VcardVersion } from './read-property.ts';
import type { RawCard } from './split-cards.ts';
import { unfoldLines } from './unfold-lines.ts';
import { readVcardDate } from './vcard-date.ts';
import { readVcardPhoto } from './vcard-photo.ts';

/** One person of a .vcf file. Every text is trimmed; '' is never used for a missing field but in the address. */
export type VcardContact = {
  /** '' only when the file has nothing at all to call this person by. */
  name: string;
  nickname: string | null;
  email: string | null;
  phone: string | null;
  address: AddressParts;
  /** 'YYYY-MM-DD', or '--MM-DD' when the file gives no year. */
  birthday: string | null;
  anniversary: string | null;
  notes: string | null;
  /** The picture's own bytes, not yet decoded or checked beyond its signature. */
  photo: Uint8Array | null;
  /** What could not be taken over and why, in sentences. */
  dropped: string[];
  /** Only of cards that Fondly wrote. */
  own?: OwnFacts;
};

/** Reads one card, whatever is wrong with it; null when nothing in it says anything about a person. */
export function readContact(card: RawCard): VcardContact | null {
  const isOwn = isOwnCard(card.lines);
  const { properties, unreadable } = readProperties(card, isOwn);
  if (isOwn) return readOwnContact(properties);
  const named = (...names: string[]) => properties.filter(({ name }) => names.includes(name));
  const custom = androidFields(named('X-ANDROID-CUSTOM'));
  const email = pickEmail(named('EMAIL'));
  const phone = pickPhone(named('TEL'));
  const address = pickAddress(named('ADR'), named('LABEL'));
  const birthdays = [...named('BDAY'), ...custom.birthdays];
  const anniversaries = [
    ...named('ANNIVERSARY', 'X-ANNIVERSARY', 'X-EVOLUTION-ANNIVERSARY'),
    ...labelled(properties, 'X-ABDATE', /anniversary/i),
    ...custom.anniversaries,
  ];
  const photos = [...named('PHOTO'), ...named('X-MS-CARDPICTURE')].filter(({ raw }) => raw !== '').map(readVcardPhoto);
  const photo = photos.find((found) => 'bytes' in found) ?? null;
  const nickname = firstText(named('NICKNAME')) ?? custom.nickname;
  const notes = distinct(named('NOTE').map(textOf)).join('\n\n') || null;
  const name =
    firstText(named('FN')) ??
    nameParts(named('N')) ??
    nickname ??
    firstText(named('ORG')) ??
    email.value ??
    phone.value ??
    '';
  const birthday = firstDate(birthdays);
  const anniversary = firstDate(anniversaries);
  const isEmpty = name === '' && !birthday && !anniversary && !notes && !photo && joinAddress(address.parts) === '';
  if (isEmpty && unreadable.length === 0) return null;
  const dropped = describeLeftOut({
    card,
    unreadable,
    properties,
    email,
    phone,
    addressesLeft: address.left,
    badBirthdays: birthday ? [] : birthdays.map(({ raw }) => raw),
    badAnniversaries: anniversary ? [] : anniversaries.map(({ raw }) => raw),
    badPhotos: photo ? [] : photos.flatMap((found) => ('dropped' in found ? [found.dropped] : [])),
  });
  return {
    name,
    nickname,
    email: email.value,
    phone: phone.value,
    address: address.parts,
    birthday,
    anniversary,
    notes,
    photo: photo && 'bytes' in photo ? photo.bytes : null,
    dropped,
  };
}

function readProperties(card: RawCard, isOwn: boolean): { properties: VcardProperty[]; unreadable: string[] } {
  const version = versionOf(card.lines);
  const properties: VcardProperty[] = [];
  const unreadable: string[] = [];
  for (const line of unfoldLines(card.lines, version === '2.1')) {
    const property = readProperty(line, version, isOwn);
    if (property) properties.push(property);
    else unreadable.push(decodeText(line, undefined));
  }
  return { properties, unreadable };
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

function firstDate(properties: VcardProperty[]): string | null {
  return properties.map(readVcardDate).find((date) => date !== null) ?? null;
}

/** 'Prefix Given Additional Family Suffix', as people write it. */
function nameParts(properties: VcardProperty[]): string | null {
  for (const { fields } of properties) {
    const [family = '', given = '', additional = '', prefix = '', suffix = ''] = fields;
    const words = [prefix, given, additional, family, suffix].map((part) => part.replaceAll(', ', ' '));
    const name = words.filter((part) => part !== '').join(' ');
    if (name !== '') return name;
  }
  return null;
}

/** The properties whose group carries an X-ABLabel that fits (Apple, Google). */
function labelled(properties: VcardProperty[], name: string, label: RegExp): VcardProperty[] {
  const labels = properties.filter((property) => property.name === 'X-ABLABEL' && label.test(property.raw));
  const groups = new Set(labels.flatMap(({ group }) => group ?? []));
  return properties.filter(({ name: own, group }) => own === name && group !== null && groups.has(group));
}

/** Android's own fields: 'vnd.android.cursor.item/nickname;Bob' and '…/contact_event;2001-05-06;1' (1 anniversary, 3 birthday). */
function androidFields(properties: VcardProperty[]) {
  const rows = properties.map((property) => ({ property, cells: property.raw.split(';') }));
  const events = (type: string) =>
    rows
      .filter(({ cells }) => cells[0]?.endsWith('/contact_event') && cells[2] === type)
      .map(({ property, cells }) => ({ ...property, raw: cells[1] ?? '' }));
  const nickname = rows.find(({ cells }) => cells[0]?.endsWith('/nickname'))?.cells[1]?.trim();
  return { birthdays: events('3'), anniversaries: events('1'), nickname: nickname || null };
}
