import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { firstName } from '../../../../domain/first-name.ts';
import { useCurrentUser } from '../../../session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { dayWords } from './leaves-words.tsx';
import { ReviewPile } from './review-pile.tsx';
import { byDay } from './review-queue.ts';
import type { Review } from './use-review.ts';

const mostNames = 4;

/** After the last card: the pile, what leaves when, what is for the user to print, and the way back. */
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
  const pile = useRef<HTMLSpanElement>(null);
  const sealed = review.steps.filter(({ kind }) => kind === 'approved');
  const skipped = review.steps.filter(({ kind }) => kind === 'skipped').length;
  const { putOff } = review;
  const approved = sealed.map(({ card }) => card);
  const toPrint = user?.printAvailable ? [] : approved.filter((card) => card.deliveryMethod === 'physical');
  return (
    <div className="review-end">
      {sealed.length > 0 && <ReviewPile ref={pile} sealed={sealed} total={0} senderName={user?.name ?? ''} />}
      <h1>{headline(sealed.length, putOff.length)}</h1>
      {(skipped > 0 || putOff.length > 0) && (
        <p className="mt-2 text-ink-soft">
          {[
            skipped > 0 && `${countOf(skipped)} skipped and will not be sent.`,
            putOff.length > 0 && `${countOf(putOff.length)} waiting for later.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {approved.length > 0 && (
        <section className="panel review-leaving" aria-labelledby="review-leaving">
          <h2 id="review-leaving">When they leave</h2>
          <ul>
            {byDay(approved.filter((card) => !toPrint.includes(card))).map(({ day, cards }) => (
              <li key={day}>
                <b>{day === null ? 'Right away' : dayWords(day)}</b>
                <span>{namesOf(cards.map(({ personName }) => personName))}</span>
              </li>
            ))}
            {toPrint.length > 0 && (
              <li>
                <b>For you to print</b>
                <span>
                  {namesOf(toPrint.map(({ personName }) => personName))}{' '}
                  <Link
                    to="/paper"
                    search={roundId === undefined ? { cards: toPrint.map(({ id }) => id).join() } : { round: roundId }}
                    className="link touch"
                  >
                    Print them
                  </Link>
                </span>
              </li>
            )}
          </ul>
        </section>
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
  if (sealed === 0) return putOff > 0 ? 'Nothing else is waiting' : 'Nothing is waiting for you';
  return sealed === 1 ? 'One card is approved' : `${sealed} cards are approved`;
}

function countOf(count: number): string {
  return count === 1 ? 'One card is' : `${count} cards are`;
}

/** 'Margaret, Tom and 3 more'. */
function namesOf(names: readonly string[]): string {
  const called = names.map((name) => firstName(name) || 'Unknown');
  if (called.length <= mostNames + 1) return new Intl.ListFormat('en', { type: 'conjunction' }).format(called);
  return `${called.slice(0, mostNames).join(', ')} and ${called.length - mostNames} more`;
}
