import { t } from '../../../contract/translate.ts';
import { yearsAt } from '../../../domain/age.ts';
import { approvedUpcoming } from '../../../domain/card-lifecycle.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import type { ReminderFacts } from './due-reminders.store.ts';

/** 'Margaret: Birthday (60)'. */
export function occasionInWords({
  personName,
  occasionType,
  date,
  occursOn,
}: Pick<ReminderFacts, 'personName' | 'occasionType' | 'date' | 'occursOn'>): string {
  const years = ['birthday', 'anniversary'].includes(occasionType) ? yearsAt(date, occursOn) : null;
  const occasion = `${occasionLabel(occasionType)}${years ? ` (${years})` : ''}`;
  return t`${personName}: ${occasion}`;
}

/** The state of its card. */
export function cardInWords({ card }: Pick<ReminderFacts, 'card'>, draft: boolean): string {
  if (draft) return t`A card waits for your approval. Nothing is sent without it.`;
  if (card && approvedUpcoming.some((status) => status === card.status))
    return t`The card is approved and goes out on its day.`;
  return card ? t`There is a card for it already.` : t`There is no card yet.`;
}
