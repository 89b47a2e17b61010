import { t } from '../../../contract/translate.ts';
import { yearsAt } from '../../../domain/age.ts';
import { approvedUpcoming } from '../../../domain/card-lifecycle.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import { languageOfReader } from '../../reader.ts';
import type { ReminderFacts } from './due-reminders.store.ts';

type OccasionFacts = Pick<ReminderFacts, 'personName' | 'occasionType' | 'date' | 'occursOn'>;

/** 'Margaret: Birthday (60)'; in other languages the number stands as on the pages, '60e anniversaire'. */
export function occasionInWords({ personName, ...facts }: OccasionFacts): string {
  const occasion = countedOccasion(facts);
  return t`${personName}: ${occasion}`;
}

function countedOccasion({ occasionType, date, occursOn }: Omit<OccasionFacts, 'personName'>): string {
  const years = ['birthday', 'anniversary'].includes(occasionType) ? yearsAt(date, occursOn) : null;
  if (!years) return occasionLabel(occasionType);
  if (languageOfReader() === 'en') return `${occasionLabel(occasionType)} (${years})`;
  return occasionType === 'birthday' ? t`${years} Birthday` : t`${years} Anniversary`;
}

/** The state of its card. */
export function cardInWords({ card }: Pick<ReminderFacts, 'card'>, draft: boolean): string {
  if (draft) return t`A card waits for your approval. Nothing is sent without it.`;
  if (card && approvedUpcoming.some((status) => status === card.status))
    return t`The card is approved and goes out on its day.`;
  return card ? t`There is a card for it already.` : t`There is no card yet.`;
}
