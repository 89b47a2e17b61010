import { byteString } from './decode-text.ts';
import { readContact, type VcardContact } from './read-contact.ts';
import { splitCards } from './split-cards.ts';

/**
 * Reads all contacts of a .vcf file: vCard 2.1, 3.0 and 4.0, any charset and line end (D14). Never throws, whatever
 * the bytes: what cannot be read of a contact is told in its `dropped`, what concerns the file in `problems`.
 */
export function readVcards(bytes: Uint8Array): { contacts: VcardContact[]; problems: string[] } {
  const cards = splitCards(byteString(bytes));
  if (cards.length === 0) return { contacts: [], problems: ['This file is not a vCard (.vcf) file.'] };
  const contacts: VcardContact[] = [];
  const problems: string[] = [];
  cards.forEach((card, index) => {
    const contact = readContact(card);
    if (contact) contacts.push(contact);
    else problems.push(`Contact ${index + 1} of the file is empty and was left out.`);
  });
  return { contacts, problems };
}
