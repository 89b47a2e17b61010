import { Link, useRouterState } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Postmark } from '../../../card-page/postmark.tsx';
import type { CardListItem } from '../../../contract/cards.ts';
import { inSense } from '../../../contract/translate.ts';
import { shortDay } from '../../calendar-words.ts';
import { asksForDay } from '../../card-list/decide-card.ts';
import { RecipientWords } from '../../card-list/recipient-words.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Envelope } from '../../ui/envelope.tsx';
import { useLater } from '../../ui/use-later.ts';
import { useApproveCard, useSkipCard } from './use-decide-card.tsx';

type BannerProps = {
  card: CardListItem;
  /** Called when the decision is saved and the banner has disappeared. */
  onDecided: () => void;
};

/** A draft that waits for a decision, with the buttons to decide. */
export function UpcomingBanner({ card, onDecided }: BannerProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-4 rounded-panel bg-envelope-tint p-4.5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:gap-7.5 md:px-7 md:py-6.5"
    >
      <Envelope imageUrl={card.imageUrl} width={144} className="md:hidden" />
      <Envelope imageUrl={card.imageUrl} width={168} className="max-md:hidden md:self-end" />
      <div className="max-md:order-1 max-md:col-span-2 md:pe-8">
        <p className="text-sm font-semibold text-ink-soft">Upcoming Card</p>
        <h2 id={headingId} className="my-0.5 text-[1.4375rem] leading-7 md:text-[1.625rem] md:leading-8">
          <Link to="/cards/$id" params={{ id: String(card.id) }} state={{ from: '/' }} className="hover:underline">
            <bdi>{card.title}</bdi>
          </Link>
        </h2>
        <p className="break-words text-ink-soft">
          <RecipientWords card={card} />
          {card.scheduledDate ? `, scheduled for ${shortDay(card.scheduledDate)}` : ', not scheduled'}
        </p>
        <Decision card={card} onDecided={onDecided} />
      </div>
      {card.scheduledDate ? <Postmark date={card.scheduledDate} cancelled className="max-md:mt-0" /> : <span />}
    </section>
  );
}

const loadDialog = () => import('../../card-day/day-dialog.tsx').then(({ DayDialog }) => DayDialog);

function Decision({ card, onDecided }: BannerProps) {
  const from = useRouterState({ select: (state) => state.location.href });
  const [asking, setAsking] = useState(false);
  const DayDialog = useLater(loadDialog, asking);
  const approve = useApproveCard(card, onDecided);
  const skip = useSkipCard(card, onDecided);
  const send = (day: string | undefined) =>
    approve.mutate(day, {
      onSuccess: () => setAsking(false),
      onError: (error) => setAsking(asksForDay(error)),
    });
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        data-needs="send"
        variant="wax"
        className="max-md:flex-1"
        icon={<Check size={18} strokeWidth={1.6} aria-hidden />}
        busy={approve.isPending}
        disabled={skip.isPending}
        busyLabel="Approving..."
        onClick={() => (card.scheduledDate ? send(undefined) : setAsking(true))}
      >
        {inSense('button that approves a card')`Approved`}
      </Button>
      <Link
        to="/cards/$id"
        params={{ id: String(card.id) }}
        state={{ from }}
        className={buttonClass('line', 'md', 'max-md:flex-1')}
      >
        View
      </Link>
      <Button
        data-needs="cards"
        variant="quiet"
        className="max-md:-mb-2 max-md:basis-full"
        busy={skip.isPending}
        disabled={approve.isPending}
        busyLabel="Skipping..."
        onClick={() => skip.mutate()}
      >
        Skip (don't send this card)
      </Button>
      {DayDialog && (
        <DayDialog
          open={asking}
          card={card}
          message={asksForDay(approve.error) ? approve.error.fields.scheduledDate : undefined}
          busy={approve.isPending}
          onClose={() => setAsking(false)}
          onChoose={send}
        />
      )}
    </div>
  );
}
