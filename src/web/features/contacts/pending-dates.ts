import type { z } from 'zod';
import type { ImportedContact } from '../../../contract/people.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
import { type KeptInTab, keptInTab } from '../../kept-in-tab.ts';
import type { pendingDates } from './pending-dates.schema.ts';

/** The dates of an imported contact; they are added once the contact exists (specification 1, section 4). */
export type PendingDates = z.infer<typeof pendingDates>;

/** The dates of a vCard, or null. */
export function datesOfImport({ name, dates }: Pick<ImportedContact, 'name' | 'dates'>): PendingDates | null {
  return dates.length > 0 ? { name: name ?? t`this contact`, dates } : null;
}

/** The dates of a new contact: a typed birthday replaces that of the file. */
export function datesWithBirthday(dates: PendingDates['dates'], birthday: string): PendingDates['dates'] {
  if (birthday === '') return dates;
  const typed = {
    occasionType: 'birthday',
    date: birthday,
    repeatsAnnually: true,
    notifyDaysBefore: 7,
    isActive: true,
    isVariableHoliday: false,
    holidayRule: null,
  };
  return [typed, ...dates.filter(({ occasionType }) => occasionType !== 'birthday')];
}

/** 'birthday', 'birthday, anniversary and memorial': in English without the comma of the United States. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(globalThis.translate ? readerLocale : 'en-GB', { type: 'conjunction' }).format(words);
}

/** The dates of the form of a new contact, kept across a reload. */
export const keptPendingDates = keptInTab<PendingDates>(
  'fondly-pending-dates',
  async () => (await import('./pending-dates.schema.ts')).pendingDates,
);

/** The dates that could not be added to an existing contact, kept for a retry. */
export function keptMissedDates(personId: number): KeptInTab<PendingDates['dates']> {
  let kept = missedDates.get(personId);
  if (!kept) {
    kept = keptInTab(`fondly-missed-dates-${personId}`, async () => (await import('./pending-dates.schema.ts')).dates);
    missedDates.set(personId, kept);
  }
  return kept;
}

export function keepMissedDates(personId: number, dates: PendingDates['dates'] | null): void {
  keptMissedDates(personId).keep(dates && dates.length > 0 ? dates : null);
}

const missedDates = new Map<number, KeptInTab<PendingDates['dates']>>();
