import type { DeviceMessage } from '../../../contract/push.ts';
import { approvedUpcoming, awaitingReview } from '../../../domain/card-lifecycle.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { greetingName } from '../../../domain/first-name.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import type { News } from '../../queue/job-kinds.ts';
import type { NewsFacts } from './news-facts.store.ts';

/** Reveals only an occasion and a first name on the lock screen; null when it is past. */
export function viewMessage(kind: News['kind'], facts: NewsFacts, today: string): DeviceMessage | null {
  const { card, occursOn, personName, personId, occasionType, dateId } = facts;
  const isDraft = card !== null && awaitingReview.some((status) => status === card.status);
  if (occursOn < today || (kind === 'draft' && !isDraft)) return null;
  return {
    title: `${greetingName(facts.greetingName, personName)}: ${occasionLabel(occasionType)}, ${relativeDay(today, occursOn)}`,
    body: isDraft ? 'A card waits for your approval.' : cardInWords(card),
    path: card ? `/cards/${card.id}` : `/cards/create?personId=${personId}&dateId=${dateId}`,
    tag: `date-${dateId}`,
  };
}

function cardInWords(card: NewsFacts['card']): string {
  if (!card) return 'There is no card for it yet.';
  const isApproved = approvedUpcoming.some((status) => status === card.status);
  return isApproved ? 'Its card is approved and on its way.' : 'It has its card already.';
}
