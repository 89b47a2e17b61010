import type { Ref } from 'react';
import { CardArt } from '../../../ui/card-art.tsx';
import { WaxSeal } from '../../../ui/wax-seal.tsx';
import type { Step } from './use-review.ts';

const shown = 3;

/** The sealed cards, the last one on top. */
export function ReviewPile({
  ref,
  sealed,
  total,
  senderName,
}: {
  ref: Ref<HTMLSpanElement>;
  /** Without those that are still on their way. */
  sealed: readonly Step[];
  total: number;
  senderName: string;
}) {
  return (
    <div className="review-pile">
      <span ref={ref} className="review-pile-cards" aria-hidden>
        {sealed.slice(-shown).map(({ card }, at, cards) => (
          <span key={card.id} className="review-pile-card" data-turn={card.id % 3}>
            <CardArt imageUrl={card.imageUrl} loading="eager" />
            {at === cards.length - 1 && <WaxSeal name={senderName} size={30} isDecoration />}
          </span>
        ))}
      </span>
      {total > 0 && <span className="review-pile-count">{total} approved</span>}
    </div>
  );
}
