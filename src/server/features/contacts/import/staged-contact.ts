import { createHash } from 'node:crypto';
import { t } from '../../../../contract/translate.ts';
import { joinAddress } from '../../../../domain/address.ts';
import type { StagedContact, StagedDate } from '../../../db/tables/people.ts';
import { plainDate } from '../export/date-line.ts';
import { withPlausibleBirthday } from '../plausible-birthday.ts';
import type { VcardContact } from '../vcard/vcard-contact.ts';
import { fitContact } from './fit-contact.ts';

/** As a job stores it, which has no reader. */
const nameless = 'Unnamed contact';

/** A vCard's contact in the form that imports store. */
export function stageVcard(
  { address, photo: _, own, relations = [], pets, ...facts }: VcardContact,
  today: string,
): StagedContact {
  const named = relations.flatMap(({ kind, name }) => (name === null ? [] : [{ kind, name }]));
  return {
    ...(own ? facts : withPlausibleBirthday(facts, today)),
    relationship: null,
    street: address.street || null,
    city: address.city || null,
    state: address.state || null,
    postalCode: address.postalCode || null,
    country: address.country || null,
    ...(named.length > 0 && { relations: named }),
    ...(pets && { about: { pets } }),
    ...own,
  };
}

/** An entry as it can be stored: with a name, within the limits of the contract. Empty if the row identifies nobody. */
export function prepareContact(read: StagedContact, hasPhoto: boolean): { contact: StagedContact; isEmpty: boolean } {
  const contact = fitContact(read);
  if (contact.name !== '') return { contact, isEmpty: false };
  const isEmpty = !hasPhoto && factsOf(contact).every((fact) => fact === null);
  if (isEmpty) return { contact, isEmpty };
  const dropped = [...contact.dropped, t`The file has no name for this contact.`];
  return { contact: { ...contact, name: t`Unnamed contact`, dropped }, isEmpty };
}

/** Whether the file had no name for it. */
export function isNameless({ name }: StagedContact): boolean {
  return name === nameless || name === t`Unnamed contact`;
}

/** The values for finding duplicates; two contacts without a name do not match by it. */
export function comparable(contact: StagedContact) {
  const { name, email, phone, birthday, kind, reach } = contact;
  return { name: isNameless(contact) ? '' : name, email, phone, birthday, kind, reach };
}

/** Equal for the same data of one user in any file. Entries of other users are never compared. */
export function fingerprintOf(userId: number, contact: StagedContact): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(factsOf(contact)))
    .digest('base64url');
  return `${userId}:${hash}`;
}

/** The address as one text, null if there is none. */
export function addressOf({ street, city, state, postalCode, country }: StagedContact): string | null {
  const parts = { street, city, state, postalCode, country };
  const texts = Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, text ?? ''])) as {
    [Part in keyof typeof parts]: string;
  };
  return joinAddress(texts) || null;
}

/** Includes the field names, so that contacts without these fields keep their fingerprint. */
function addedFactsOf(contact: StagedContact): string[] {
  const { greetingName, timeZone, language, address, about, kind, alsoEmails, reach } = contact;
  const [dates, groups] = [nonEmpty(contact.dates), nonEmpty(contact.groups)];
  const facts = { greetingName, timeZone, language, address, dates, about, groups, kind, alsoEmails, reach };
  return Object.entries(facts).flatMap(([name, fact]) => (fact ? [`${name} ${JSON.stringify(fact)}`] : []));
}

function nonEmpty<Item>(items: Item[] | undefined): Item[] | null {
  return items?.length ? items : null;
}

/** All dates for its contact. */
export function datesOf({ birthday, anniversary, dates = [] }: StagedContact): StagedDate[] {
  const days = { birthday, anniversary };
  const plain = Object.entries(days).flatMap(([occasionType, date]) =>
    date && !dates.some((other) => other.occasionType === occasionType) ? [{ ...plainDate, occasionType, date }] : [],
  );
  return [...plain, ...dates];
}

function factsOf(contact: StagedContact): (string | null)[] {
  const { name, nickname, relationship, email, phone, street, city, state, postalCode, country } = contact;
  const { birthday, anniversary, notes } = contact;
  return [
    name || null,
    nickname,
    relationship,
    email,
    phone,
    street,
    city,
    state,
    postalCode,
    country,
    birthday,
    anniversary,
    notes,
    ...addedFactsOf(contact),
  ];
}
