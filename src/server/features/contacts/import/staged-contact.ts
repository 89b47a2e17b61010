import { createHash } from 'node:crypto';
import { joinAddress } from '../../../../domain/address.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import type { VcardContact } from '../vcard/read-contact.ts';
import { fitContact } from './fit-contact.ts';

const nameless = 'Unnamed contact';

/** A vCard's contact in the form in which imports keep it. */
export function stageVcard({ address, photo: _, ...facts }: VcardContact): StagedContact {
  return {
    ...facts,
    relationship: null,
    street: address.street || null,
    city: address.city || null,
    state: address.state || null,
    postalCode: address.postalCode || null,
    country: address.country || null,
  };
}

/** An entry as it can be stored: with a name, in the lengths of the contract. Empty if it says nothing of anyone. */
export function prepareContact(read: StagedContact, hasPhoto: boolean): { contact: StagedContact; isEmpty: boolean } {
  const contact = fitContact(read);
  if (contact.name !== '') return { contact, isEmpty: false };
  const isEmpty = !hasPhoto && factsOf(contact).every((fact) => fact === null);
  if (isEmpty) return { contact, isEmpty };
  const dropped = [...contact.dropped, 'The file has no name for this contact.'];
  return { contact: { ...contact, name: nameless, dropped }, isEmpty };
}

/** What duplicates are found by: two contacts without a name are not one for that. */
export function comparable(contact: StagedContact) {
  const { name, email, phone, birthday } = contact;
  return { name: name === nameless ? '' : name, email, phone, birthday };
}

/** The same for the same facts, whatever file they come from. */
export function fingerprintOf(contact: StagedContact): string {
  return createHash('sha256')
    .update(JSON.stringify(factsOf(contact)))
    .digest('base64url');
}

/** Its address as one text, null when there is none. */
export function addressOf({ street, city, state, postalCode, country }: StagedContact): string | null {
  const parts = { street, city, state, postalCode, country };
  const texts = Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, text ?? ''])) as {
    [Part in keyof typeof parts]: string;
  };
  return joinAddress(texts) || null;
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
  ];
}
