import { preferences } from '../../../contract/accounts.ts';
import type { PostalPart } from '../../../contract/paper.ts';
import { t } from '../../../contract/translate.ts';
import { type AddressParts, joinAddress } from '../../../domain/address.ts';
import { type PostalAddress, postalAddress } from '../../../domain/postal-address.ts';
import type { Executor } from '../../db/executor.ts';
import { homeOfReader } from '../../reader.ts';
import { findUser } from '../accounts/public.ts';
import type { Recipient } from './recipients.store.ts';

export type Sender = { lines: string[]; country: string | null };

/** The user's return address and country. */
export async function findSender(db: Executor, userId: number): Promise<Sender> {
  const user = await findUser(db, userId);
  const { returnAddress, country } = preferences.parse(user?.preferences ?? {});
  const lines = returnAddress.split(/\r\n?|\n/).map((line) => line.trim());
  return { lines: lines.filter((line) => line !== ''), country: country || null };
}

/** Where the post goes: the address that was chosen for the card, else the contact's preferred one. */
export function partsOfAddress({ person, card }: Pick<Recipient, 'person' | 'card'>): AddressParts {
  const chosen = person.reach?.addresses.find((address) => joinAddress(address) === card?.recipientAddress);
  const { street, city, state, postalCode, country } = chosen ?? person;
  return {
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
  };
}

/** The address of a recipient as the post wants it from this sender. */
export function addressed(recipient: Pick<Recipient, 'person' | 'card'>, sender: Sender): PostalAddress {
  return postalAddress(recipient.person.name, partsOfAddress(recipient), sender.country, homeOfReader());
}

/** Whether there is enough to print: a name alone is no address. */
export function isPrintable({ missing }: PostalAddress): boolean {
  return !missing.includes('street') || !missing.includes('city');
}

export const missingWords: Record<PostalPart, () => string> = {
  street: () => t`No street.`,
  city: () => t`No town.`,
  state: () => t`No state.`,
  postalCode: () => t`No postal code.`,
};
