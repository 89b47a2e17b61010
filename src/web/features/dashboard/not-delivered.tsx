import { useQuery } from '@tanstack/react-query';
import { FailedCards } from '../../card-list/failed-cards.tsx';
import { lately, notDeliveredCards } from '../../card-list/not-delivered-cards.ts';
import { failedCardsQuery } from '../../queries/cards.queries.ts';
import { useToday } from '../../use-today.ts';

/** Cards of the last weeks that did not arrive; My Cards keeps the older ones. */
export function NotDelivered() {
  const today = useToday();
  const { data = [] } = useQuery(failedCardsQuery);
  return <FailedCards cards={lately(notDeliveredCards(data), today)} />;
}
