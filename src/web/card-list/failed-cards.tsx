import type { CardListItem } from '../../contract/cards.ts';
import { useLater } from '../ui/use-later.ts';

const loadList = () => import('./failed-cards-list.tsx').then(({ FailedCardsList }) => FailedCardsList);

/** Cards that were not delivered. Most users have none, so the first page does not wait for this code. */
export function FailedCards({ cards }: { cards: readonly CardListItem[] }) {
  const List = useLater(loadList, cards.length > 0);
  return List && cards.length > 0 ? <List cards={cards} /> : null;
}
