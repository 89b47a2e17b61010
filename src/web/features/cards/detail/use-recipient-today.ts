import type { CardView } from '../../../../contract/cards.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { useTimeZone } from '../../../use-today.ts';

/** The current day in the recipient's time zone, by which a card is early or late. */
export function useRecipientToday({ person }: CardView): string {
  const own = useTimeZone();
  return localDay(new Date().toISOString(), person.timeZone ?? own);
}
