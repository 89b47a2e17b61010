import { householdLimits } from '../../../../contract/limits.ts';
import { addressKey } from '../../../../domain/address.ts';
import { commonRelationship } from '../../../../studio/words/household-names.ts';
import type { PersonFields, PersonWithConsent } from '../people.store.ts';

type Member = PersonWithConsent & { place: 'adult' | 'child' };

/**
 * What a new household has of its members: what they have in common, and the adults' email addresses. Nothing that is
 * one person's: no age, no notes, nothing they love.
 */
export function fieldsFromMembers(members: readonly Member[]): Omit<PersonFields, 'name'> {
  const grown = members.filter(({ place, about }) => place === 'adult' && !about.hasDied);
  const adults = grown.length > 0 ? grown : members;
  const [email = null, ...alsoEmails] = distinct(adults.flatMap((each) => each.email ?? []));
  const register = common(adults.map(({ about }) => about.register ?? null));
  return {
    kind: 'household',
    relationship: commonRelationship(adults.map(({ relationship }) => relationship)),
    email,
    alsoEmails: alsoEmails.slice(0, householdLimits.alsoEmails),
    language: common(adults.map(({ language }) => language)),
    timeZone: common(adults.map(({ timeZone }) => timeZone)),
    ...commonAddress(members),
    about: register ? { register } : {},
  };
}

/** The address that all have who have one; nothing if they differ. */
function commonAddress(members: readonly Member[]): Partial<PersonFields> {
  const housed = members.filter(({ address }) => address?.trim());
  const keys = new Set(housed.map(({ address }) => addressKey(address) ?? address));
  const [first] = housed;
  if (!first || keys.size > 1) return {};
  const { address, street, city, state, postalCode, country } = first;
  return { address, street, city, state, postalCode, country };
}

function common<Value>(values: readonly (Value | null)[]): Value | null {
  return values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
}

function distinct(emails: readonly string[]): string[] {
  return [...new Map(emails.toReversed().map((email) => [email.toLowerCase(), email])).values()].toReversed();
}
