import { t } from '../../../../contract/translate.ts';
import { byteString } from './decode-text.ts';
import { readCard } from './read-contact.ts';
import { splitCards } from './split-cards.ts';
import type { VcardContact } from './vcard-contact.ts';

/** Whether a text is an iCalendar or vCalendar file (.ics, .vcs). */
export function isCalendar(text: string): boolean {
  return /^[\s\xef\xbb\xbf]*BEGIN[ \t]*:[ \t]*VCALENDAR/i.test(text);
}

export const calendarMessage = t`This is a calendar: it has events, and no contacts. Choose a vCard (.vcf) or CSV file of your address book.`;

/**
 * Reads all contacts of a .vcf file: vCard 2.1, 3.0 and 4.0, any charset and line end (D14). Never throws for any
 * bytes: `dropped` lists what cannot be read of a contact, and `problems` what concerns the file.
 */
export function readVcards(bytes: Uint8Array): { contacts: VcardContact[]; problems: string[] } {
  const text = byteString(bytes);
  if (isCalendar(text)) return { contacts: [], problems: [calendarMessage] };
  const cards = splitCards(text);
  if (cards.length === 0) return { contacts: [], problems: [t`This file is not a vCard (.vcf) file.`] };
  const contacts: VcardContact[] = [];
  const problems: string[] = [];
  cards.forEach((card, index) => {
    const { contact, problem } = readCard(card, index + 1);
    if (contact) contacts.push(contact);
    else problems.push(problem);
  });
  return { contacts, problems };
}
