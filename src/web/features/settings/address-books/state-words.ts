import type { AddressBookAccountView, SyncSummary, UndoneSync } from '../../../../contract/address-books.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { ordinalMoment } from '../../../calendar-words.ts';

/** 'Contacts and Family, 120 contacts' */
export function booksWords({ books }: AddressBookAccountView): string {
  const taken = books.filter(({ isTaken }) => isTaken);
  if (taken.length === 0) return t`no book is taken yet`;
  const contacts = taken.reduce((sum, book) => sum + book.contacts, 0);
  return `${taken.map(({ name }) => name).join(', ')} · ${contacts === 1 ? t`1 contact` : t`${contacts} contacts`}`;
}

export function stateWords({ lastSyncAt, nextSyncAt, state }: AddressBookAccountView, zone: string): string {
  const last = lastSyncAt ? t`Last read on ${ordinalMoment(lastSyncAt, zone)}.` : t`Not read yet.`;
  return state === 'active' && nextSyncAt ? t`${last} Next on ${ordinalMoment(nextSyncAt, zone)}.` : last;
}

/** What the last sync with changes did. */
export function changesWords({ added, changed, linked, asked, vanished, unreadable, written }: SyncSummary): string {
  const parts = [
    added > 0 && t`${added} added`,
    changed > 0 && t`${changed} changed`,
    linked > 0 && t`${linked} found among your contacts`,
    asked > 0 && (asked === 1 ? t`1 value that both sides changed` : t`${asked} values that both sides changed`),
    vanished > 0 && t`${vanished} no longer in the book`,
    unreadable > 0 && t`${unreadable} could not be read`,
    written > 0 &&
      (written === 1
        ? t`1 birthday or anniversary written back`
        : t`${written} birthdays or anniversaries written back`),
  ].filter((part) => part !== false);
  return parts.length > 0 ? t`The last changes: ${parts.join(', ')}.` : '';
}

/** What is written back, and why some of it is not. */
export function writingWords({ books }: AddressBookAccountView): string {
  const taken = books.filter(({ isTaken }) => isTaken);
  const readOnly = taken.filter(({ isReadOnly }) => isReadOnly).map(({ name }) => name);
  const unwritable = taken.reduce((sum, book) => sum + book.unwritable, 0);
  return [
    t`Birthdays and anniversaries are written back.`,
    readOnly.length > 0 &&
      t`You may only read ${new Intl.ListFormat(readerLocale, { type: 'conjunction' }).format(readOnly)} there, so nothing is written into it.`,
    unwritable > 0 &&
      (unwritable === 1
        ? t`1 card is left alone, because more than the date would change.`
        : t`${unwritable} cards are left alone, because more than the date would change.`),
  ]
    .filter(Boolean)
    .join(' ');
}

export function undoneWords({ removed, restored, kept }: UndoneSync): string {
  const words =
    removed === 1
      ? t`1 contact moved to the trash, ${restored} as before.`
      : t`${removed} contacts moved to the trash, ${restored} as before.`;
  if (kept.length === 0) return words;
  return kept.length === 1
    ? t`${words} 1 contact kept something that was changed since.`
    : t`${words} ${kept.length} contacts kept something that was changed since.`;
}
