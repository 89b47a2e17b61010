import { t } from '../../../../contract/translate.ts';
import { byteString } from './decode-text.ts';
import { type ReadCard, readCard } from './read-contact.ts';
import { readProperty, textOf } from './read-property.ts';
import { splitCards } from './split-cards.ts';
import { unfoldLines } from './unfold-lines.ts';

export type BookCard = ReadCard & {
  uid: string | null;
  /** The address of a photo that is not in the card; null if it is, or if there is none. */
  photoLink: string | null;
};

/** Reads a card of an address book that is kept in step; only there are its identity and linked photo of use. */
export function readBookCard(bytes: Uint8Array): BookCard {
  const [card] = splitCards(byteString(bytes));
  if (!card) return { contact: null, problem: t`This is not a vCard.`, uid: null, photoLink: null };
  const read = readCard(card, 1);
  const lines = unfoldLines(card.lines, false).filter((line) => /^(?:[\w-]+\.)?(?:UID|PHOTO)[;:]/i.test(line));
  const properties = lines.flatMap((line) => readProperty(line, '3.0', { isOwn: false, charset: undefined }) ?? []);
  const link = properties.find(({ name, raw }) => name === 'PHOTO' && /^https?:\/\//i.test(raw));
  const uid = properties.find(({ name }) => name === 'UID');
  return {
    ...read,
    uid: (uid && textOf(uid).slice(0, 500)) || null,
    photoLink: read.contact && !read.contact.photo ? (link?.raw ?? null) : null,
  };
}
