import { isEmail } from '../../../../contract/fields.ts';
import type { StagedContact } from '../../../db/tables/people.ts';

type Text =
  | 'nickname'
  | 'relationship'
  | 'email'
  | 'phone'
  | 'street'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'notes';

/** The lengths of the contract (createPersonBody), and what is said about a text that is longer. */
const limits: Record<Text, { max: number; word: string; cut: boolean }> = {
  nickname: { max: 100, word: 'nickname', cut: true },
  relationship: { max: 60, word: 'relationship', cut: true },
  // Half an address or a number would lead somewhere else.
  email: { max: 254, word: 'e-mail address', cut: false },
  phone: { max: 50, word: 'phone number', cut: false },
  street: { max: 300, word: 'street', cut: true },
  city: { max: 120, word: 'city', cut: true },
  state: { max: 120, word: 'state', cut: true },
  postalCode: { max: 40, word: 'postal code', cut: true },
  country: { max: 120, word: 'country', cut: true },
  notes: { max: 10_000, word: 'notes', cut: true },
};
const maxName = 200;
const maxAddress = 1000;
const maxDropped = 40;

/** The contact as it can be stored: what is too long or not accepted is cut or left out, and said. */
export function fitContact(contact: StagedContact): StagedContact {
  const dropped = contact.dropped.map((sentence) => cut(sentence, 500)).slice(0, maxDropped);
  const fitted: StagedContact = { ...contact, dropped };
  for (const [field, limit] of Object.entries(limits) as [Text, (typeof limits)[Text]][]) {
    const text = contact[field]?.trim() || null;
    fitted[field] = text;
    if (text === null || text.length <= limit.max) continue;
    fitted[field] = limit.cut ? cut(text, limit.max) : null;
    const verb = limit.word === 'notes' ? 'were' : 'was';
    const what = limit.cut ? `${verb} cut` : `${verb} left out`;
    dropped.push(`The ${limit.word} ${verb} longer than ${limit.max.toLocaleString('en')} characters and ${what}.`);
  }
  if (fitted.email !== null && !isEmail(fitted.email)) {
    dropped.push(`Not an e-mail address: ${cut(fitted.email, 60)}.`);
    fitted.email = null;
  }
  // Its parts say the same.
  if ((fitted.address?.length ?? 0) > maxAddress) fitted.address = null;
  const name = contact.name.trim();
  if (name.length > maxName) dropped.push(`The name was longer than ${maxName} characters and was cut.`);
  fitted.name = cut(name, maxName);
  return fitted;
}

/** At most `max` UTF-16 units, never half a character. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max).trim();
}
