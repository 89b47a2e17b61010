import { householdLimits } from '../../../../contract/limits.ts';
import { joinAddress } from '../../../../domain/address.ts';
import type { VcardProperty } from './read-property.ts';
import type { VcardContact, VcardGroup, VcardMember } from './vcard-contact.ts';

/** By what other cards of the file name this one; null if it has no identity. */
export function keyOf(properties: VcardProperty[]): string | null {
  const uid = properties.find(({ name }) => name === 'UID');
  return uid ? keyIn(uid.raw) : null;
}

/** Whether a card is for several others, in the notation of the standard or of Apple. */
export function isGroup(properties: VcardProperty[]): boolean {
  const kind = properties.find(({ name }) => name === 'KIND' || name === 'X-ADDRESSBOOKSERVER-KIND');
  return kind?.raw.toLowerCase() === 'group';
}

/**
 * A group with a postal or email address is a household, unless too many are in it: that is where they live or read
 * their mail together. Any other is a label, as Apple writes them. Fondly writes only households.
 */
export function readGroup(properties: VcardProperty[], contact: VcardContact, isOwn: boolean): VcardGroup {
  const members = properties
    .filter(({ name }) => name === 'MEMBER' || name === 'X-ADDRESSBOOKSERVER-MEMBER')
    .flatMap(readMember);
  const isReached = contact.email !== null || joinAddress(contact.address) !== '';
  const isHousehold = isOwn || (isReached && members.length > 0 && members.length <= householdLimits.members);
  const { notes, photo, phone, dates, dropped } = contact;
  const hasMore = isReached || notes !== null || photo !== null || phone !== null || dates.length + dropped.length > 0;
  return { name: contact.name, members, household: isHousehold ? contact : null, hasMore };
}

function readMember({ raw, params }: VcardProperty): VcardMember[] {
  const key = keyIn(raw);
  const isChild = params.get('x-fondly-place')?.[0]?.toLowerCase() === 'child';
  return key ? [{ key, place: isChild ? 'child' : 'adult' }] : [];
}

/** By what others name a card: 'urn:uuid:0E6B…' and Apple's '0E6B…:ABPerson' are one identity. */
export function keyIn(raw: string): string | null {
  const plain = raw.trim().toLowerCase().slice(0, 500);
  return plain.replace(/^urn:uuid:/, '').replace(/:abperson$/, '') || null;
}
