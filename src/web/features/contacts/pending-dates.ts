import { z } from 'zod';
import { type ImportedContact, importedDate } from '../../../contract/people.ts';

const pendingDates = z.object({ name: z.string(), dates: z.array(importedDate).min(1) });

/** The dates of an imported contact; they are added once the contact exists (specification 1, section 4). */
export type PendingDates = z.infer<typeof pendingDates>;

/** The dates of a vCard, or null. */
export function datesOfImport({ name, dates }: Pick<ImportedContact, 'name' | 'dates'>): PendingDates | null {
  return dates.length > 0 ? { name: name ?? 'this contact', dates } : null;
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

/** 'birthday', 'birthday and anniversary', 'birthday, anniversary and memorial'. */
export function listed(words: string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}

const pending = keepInTab('fondly-pending-dates', pendingDates);

/** Keeps the form's dates across a reload; null drops them. */
export const keepPendingDates = (dates: PendingDates | null): void => pending.keep(dates);
export const readPendingDates = (): PendingDates | null => pending.read();

const missed = keepInTab('fondly-missed-dates', z.record(z.string(), z.array(importedDate).min(1)));

/** Keeps dates that could not be added to an existing contact, for a retry; null or an empty list drops them. */
export function keepMissedDates(personId: number, dates: PendingDates['dates'] | null): void {
  const { [personId]: _, ...others } = missed.read() ?? {};
  const kept = dates && dates.length > 0 ? { ...others, [personId]: dates } : others;
  missed.keep(Object.keys(kept).length > 0 ? kept : null);
}

export function readMissedDates(personId: number): PendingDates['dates'] | null {
  return missed.read()?.[personId] ?? null;
}

/** A value kept while the tab is open: in memory, and in session storage for a reload. */
function keepInTab<Schema extends z.ZodType>(key: string, schema: Schema) {
  let inMemory: z.infer<Schema> | null = null;
  return {
    keep(value: z.infer<Schema> | null): void {
      inMemory = value;
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage the value is lost on a reload.
      }
    },
    read(): z.infer<Schema> | null {
      if (inMemory !== null) return inMemory;
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
