import type { CardListItem } from '../../contract/cards.ts';
import { localDay } from '../../domain/local-time.ts';

type Scheduled = Pick<CardListItem, 'id' | 'scheduledDate' | 'createdAt'>;

/** How many drafts the review section shows (specification 1, section 9). */
const shownForReview = 4;

/** The drafts of today or later and the undated ones: earliest first, undated last. */
export function waitingCards<Card extends Scheduled>(drafts: readonly Card[], today: string): Card[] {
  return drafts
    .filter(({ scheduledDate }) => scheduledDate === null || scheduledDate >= today)
    .sort((a, b) => (a.scheduledDate ?? '9').localeCompare(b.scheduledDate ?? '9') || a.id - b.id);
}

/** The first four of them by scheduled date, or by the day of creation in the user's time zone. */
export function reviewCards<Card extends Scheduled>(waiting: readonly Card[], timeZone: string): Card[] {
  const day = (card: Card) => card.scheduledDate ?? localDay(card.createdAt, timeZone);
  return [...waiting].sort((a, b) => day(a).localeCompare(day(b)) || a.id - b.id).slice(0, shownForReview);
}
