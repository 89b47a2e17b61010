import { useQuery } from '@tanstack/react-query';
import { firstName } from '../../../../domain/first-name.ts';
import { cardQuery, publicCardQuery } from '../../../queries/cards.queries.ts';
import { PrintButton } from '../print-button.tsx';
import { FullCard } from './full-card.tsx';
import { FullCardState } from './full-card-state.tsx';

/** The route has just read the card: a reading that failed is not repeated by the page. */
const readOnce = { retryOnMount: false };

/** The sender's view of a card as its recipient will see it. */
export function FullCardPage({ cardId }: { cardId: string }) {
  const { data: card, isError } = useQuery({ ...cardQuery(cardId), ...readOnce });
  if (!card) return <FullCardState failed={isError} />;
  return (
    <FullCard card={{ ...card, senderFirstName: firstName(card.senderName) || null }}>
      <PrintButton card={card} variant="ink" className="full-card-print" />
    </FullCard>
  );
}

/** The card behind its secret address; needs no session. */
export function PublicCardPage({ token }: { token: string }) {
  const { data: card, isError } = useQuery({ ...publicCardQuery(token), ...readOnce });
  if (!card) return <FullCardState failed={isError} />;
  return <FullCard card={card} />;
}
