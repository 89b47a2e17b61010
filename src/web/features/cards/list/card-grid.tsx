import { useLocation } from '@tanstack/react-router';
import type { CardListItem } from '../../../../contract/cards.ts';
import { useMediaQuery } from '../../../shell/media-query.ts';
import { useLater } from '../../../ui/use-later.ts';
import { wholeUpTo } from '../../../whole-list.ts';
import { CardTile } from './card-tile.tsx';

const loadWindow = () => import('./windowed-cards.tsx').then(({ WindowedCards }) => WindowedCards);

/** The tiles of a section; of more than a hundred, only those near the viewport are rendered. */
export function CardGrid({ cards }: { cards: readonly CardListItem[] }) {
  const { href } = useLocation();
  const phone = useMediaQuery('(max-width: 767px)');
  const tablet = useMediaQuery('(max-width: 1023px)');
  const wide = useMediaQuery('(min-width: 96rem)');
  const columns = phone ? 2 : tablet ? 3 : wide ? 6 : 4;
  const isLong = cards.length > wholeUpTo;
  const WindowedCards = useLater(loadWindow, isLong);
  // With another number of columns the measured heights are invalid.
  if (isLong) return WindowedCards && <WindowedCards key={columns} cards={cards} columns={columns} from={href} />;
  return (
    <ul className="card-tiles">
      {cards.map((card) => (
        <li key={card.id}>
          <CardTile card={card} from={href} />
        </li>
      ))}
    </ul>
  );
}
