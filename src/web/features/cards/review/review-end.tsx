import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../../../contract/translate.ts';
import { useCurrentUser } from '../../../session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useToday } from '../../../use-today.ts';
import { ReviewPile } from './review-pile.tsx';
import type { Review } from './use-review.ts';
import { WhatHappens } from './what-happens.tsx';

/** After the last card: the pile, what happens with each card now, and the way back. */
export function ReviewEnd({
  review,
  roundId,
  onUndo,
}: {
  review: Review;
  roundId: number | undefined;
  onUndo: () => void;
}) {
  const user = useCurrentUser();
  const today = useToday();
  const pile = useRef<HTMLSpanElement>(null);
  const sealed = review.steps.filter(({ kind }) => kind === 'approved');
  const skipped = review.steps.filter(({ kind }) => kind === 'skipped').length;
  const { putOff } = review;
  return (
    <div className="review-end">
      {sealed.length > 0 && <ReviewPile ref={pile} sealed={sealed} total={0} senderName={user?.name ?? ''} />}
      <h1>{headline(sealed.length, putOff.length)}</h1>
      {sealed.length + skipped + putOff.length > 0 && (
        <WhatHappens
          approved={sealed.map(({ card, day }) => (day ? { ...card, scheduledDate: day } : card))}
          skipped={skipped}
          putOff={putOff.length}
          roundId={roundId}
          today={today}
          printAvailable={user?.printAvailable ?? false}
        />
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {review.steps.length > 0 && (
          <Button
            variant="line"
            size="lg"
            icon={<Undo2 size={18} strokeWidth={1.6} className="rtl:-scale-x-100" aria-hidden />}
            onClick={onUndo}
          >
            Undo the last step
          </Button>
        )}
        {putOff.length > 0 && (
          <Button variant="line" size="lg" onClick={review.goOnWithPutOff}>
            {putOff.length === 1 ? 'Review it now' : `Review the ${putOff.length} now`}
          </Button>
        )}
        <Link to="/" className={buttonClass('ink', 'lg')}>
          Back to Home
        </Link>
      </div>
    </div>
  );
}

function headline(sealed: number, putOff: number): string {
  if (sealed === 0) return putOff > 0 ? t`Nothing else is waiting` : t`Nothing is waiting for you`;
  return sealed === 1 ? t`One card is approved` : t`${sealed} cards are approved`;
}
