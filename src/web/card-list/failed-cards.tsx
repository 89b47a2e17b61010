import type { CardListItem } from '../../contract/cards.ts';
import { useLater } from '../ui/use-later.ts';

const loadList = () => import('./failed-cards-list.tsx').then(({ FailedCardsList }) => FailedCardsList);

/** Cards that did not arrive. Most people have none, so a first page does not wait for their list. */
export function FailedCards({ cards }: { cards: readonly CardListItem[] }) {
  const List = useLater(loadList, cards.length > 0);
  return List && cards.length > 0 ? <List cards={cards} /> : null;
}
