import { z } from 'zod';
import type { ImportedContact } from '../../../contract/people.ts';
import { parseCalendarDate } from '../../../domain/calendar-date.ts';

const storageKey = 'fondly-pending-dates';

const pendingDates = z.object({
  name: z.string(),
  dates: z.array(z.object({ occasionType: z.enum(['birthday', 'anniversary']), date: z.string() })).min(1),
});

/** Dates of an imported contact that become important dates once the contact exists (specification 1, section 4). */
export type PendingDates = z.infer<typeof pendingDates>;

let inMemory: PendingDates | null = null;

/** The dates a vCard brought along; null when it has none. */
export function datesOfImport(
  contact: Pick<ImportedContact, 'name' | 'birthday' | 'anniversary'>,
): PendingDates | null {
  const dates = (['birthday', 'anniversary'] as const).flatMap((occasionType) => {
    const date = contact[occasionType];
    return date && parseCalendarDate(date) ? [{ occasionType, date }] : [];
  });
  return dates.length > 0 ? { name: contact.name ?? 'this contact', dates } : null;
}

/** Keeps dates over a reload; null forgets them. */
export function keepPendingDates(pending: PendingDates | null): void {
  inMemory = pending;
  try {
    if (pending) sessionStorage.setItem(storageKey, JSON.stringify(pending));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage they live as long as the page.
  }
}

/** What was kept, from memory or, after a reload, from the session's storage. */
export function readPendingDates(): PendingDates | null {
  if (inMemory) return inMemory;
  try {
    const parsed = pendingDates.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return parsed.data ?? null;
  } catch {
    return null;
  }
}
