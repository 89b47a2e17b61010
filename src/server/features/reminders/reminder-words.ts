import { yearsAt } from '../../../domain/age.ts';
import { approvedUpcoming } from '../../../domain/card-lifecycle.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import type { ReminderFacts } from './due-reminders.store.ts';

const fullDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** 'Thursday, November 26'. */
export function dayInWords(day: string): string {
  return fullDay.format(new Date(`${day}T00:00:00Z`));
}

/** 'Margaret: Birthday (60)'. */
export function occasionInWords({
  personName,
  occasionType,
  date,
  occursOn,
}: Pick<ReminderFacts, 'personName' | 'occasionType' | 'date' | 'occursOn'>): string {
  const years = ['birthday', 'anniversary'].includes(occasionType) ? yearsAt(date, occursOn) : null;
  return `${personName}: ${occasionLabel(occasionType)}${years ? ` (${years})` : ''}`;
}

/** How its card is. */
export function cardInWords({ card }: Pick<ReminderFacts, 'card'>, draft: boolean): string {
  if (draft) return 'A card waits for your approval. Nothing is sent without it.';
  if (card && approvedUpcoming.some((status) => status === card.status))
    return 'The card is approved and goes out on its day.';
  return card ? 'There is a card for it already.' : 'There is no card yet.';
}
