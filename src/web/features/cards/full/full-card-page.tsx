import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { firstName } from '../../../../domain/first-name.ts';
import { ApiError } from '../../../api.ts';
import { cardQuery, publicCardQuery } from '../../../queries/cards.queries.ts';
import { useCurrentUser } from '../../../session.ts';
import { PrintButton } from '../print-button.tsx';
import { FullCard } from './full-card.tsx';
import { FullCardState } from './full-card-state.tsx';

/** The route's loader has just read the card: after a failure the page does not read it again. */
const readOnce = { retryOnMount: false };

/** The sender's view of a card as its recipient will see it. */
export function FullCardPage({ cardId }: { cardId: string }) {
  const read = useQuery({ ...cardQuery(cardId), ...readOnce });
  const card = read.data;
  const animated = useCurrentUser()?.preferences.useAnimations ?? true;
  if (!card) return <FullCardState query={read} />;
  return (
    <FullCard
      opens={animated}
      back={
        <Link to="/cards/$id" params={{ id: cardId }} className="full-card-back">
          <ChevronLeft size={18} strokeWidth={1.6} className="rtl:rotate-180" aria-hidden />
          Back to the card
        </Link>
      }
      card={{ ...card, language: card.person.language, senderFirstName: firstName(card.senderName) || null }}
    >
      <PrintButton card={card} variant="ink" className="full-card-print" />
    </FullCard>
  );
}

/** The card at its public address; needs no session. */
export function PublicCardPage({ token }: { token: string }) {
  const read = useQuery({ ...publicCardQuery(token), ...readOnce });
  const card = read.data;
  if (!card) {
    const reason = isMissing(read.error) ? read.error?.message : undefined;
    return <FullCardState query={read} reason={reason} />;
  }
  return <FullCard opens card={card} />;
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
