import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { prepareOpening } from '../../../../card-page/browser/opening.ts';
import { OpenedCard } from '../../../../card-page/opened-card.tsx';
import { firstName, greetingName } from '../../../../domain/first-name.ts';
import { cardQuery } from '../../../queries/cards.queries.ts';
import { signingQuery } from '../../../queries/signing.queries.ts';
import { useCurrentUser } from '../../../session.ts';
import { PrintButton } from '../print-button.tsx';
import { FullCardState } from './full-card-state.tsx';
import '../../../../card-page/styles/lively.css';
import '../../../../card-page/styles/opening.css';
import '@fontsource/parisienne/400.css';

/** The route's loader has just read the card: after a failure the page does not read it again. */
const readOnce = { retryOnMount: false };

/** The sender's view of a card as its recipient will see it. */
export function FullCardPage({ cardId }: { cardId: string }) {
  const read = useQuery({ ...cardQuery(cardId), ...readOnce });
  const card = read.data;
  const { data: signed } = useQuery(signingQuery(Number(cardId)));
  const animated = useCurrentUser()?.preferences.useAnimations ?? true;
  const page = useRef<HTMLDivElement>(null);
  const isThere = card !== undefined;
  useEffect(() => {
    const envelope = page.current?.querySelector<HTMLElement>('[data-opening]');
    if (isThere && animated && envelope) return prepareOpening(envelope);
  }, [isThere, animated]);
  if (!card) return <FullCardState query={read} />;
  return (
    <div ref={page}>
      <OpenedCard
        opens={animated}
        back={
          <Link to="/cards/$id" params={{ id: cardId }} className="full-card-back">
            <ChevronLeft size={18} strokeWidth={1.6} className="rtl:rotate-180" aria-hidden />
            Back to the card
          </Link>
        }
        card={{
          ...card,
          language: card.person.language,
          senderFirstName: firstName(card.senderName) || null,
          recipientName: greetingName(card.person.nickname, card.person.name),
          day: card.scheduledDate,
        }}
        signature={card.signature}
        entries={signed?.signing?.entries.filter(({ isHidden }) => !isHidden) ?? []}
        fondlyHref="/"
      >
        <PrintButton card={card} variant="ink" className="full-card-print" />
      </OpenedCard>
    </div>
  );
}
