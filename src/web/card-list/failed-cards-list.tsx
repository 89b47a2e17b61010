import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useId } from 'react';
import type { CardListItem } from '../../contract/cards.ts';
import { t } from '../../contract/translate.ts';
import { call } from '../api.ts';
import { mediumDay } from '../calendar-words.ts';
import { offDays } from '../card-day/off-days.ts';
import { notPostedWords, wasNotPosted } from '../posting/not-posted.ts';
import { usePosted } from '../posting/use-posted.ts';
import { markCardsStale } from '../queries/cards.queries.ts';
import { useCurrentUser } from '../session.ts';
import { cardUpdated, updateFailed } from '../toast-titles.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { CardArt } from '../ui/card-art.tsx';
import { SectionHead } from '../ui/page-head.tsx';
import { useToast } from '../ui/toast.tsx';
import { useToday } from '../use-today.ts';
import { fixAddressLabel, fixOf } from './card-fix.ts';
import { failureWords } from './failure-words.ts';
import { LongList } from './long-list.tsx';

const shownAtFirst = 3;

/** Cards that were not delivered, each with the reason and the action that fixes it. */
export function FailedCardsList({ cards }: { cards: readonly CardListItem[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead title={<span id={headingId}>Not Delivered</span>} />
      <LongList items={cards} shownAtFirst={shownAtFirst} showAll={(count) => t`Show all ${count} cards`}>
        {(shown) => (
          <ul className="panel grid grid-cols-1 divide-y divide-line">
            {shown.map((card) => (
              <FailedCard key={card.id} card={card} />
            ))}
          </ul>
        )}
      </LongList>
    </section>
  );
}

function FailedCard({ card }: { card: CardListItem }) {
  const titleId = useId();
  const from = useRouterState({ select: (state) => state.location.href });
  const isNotPosted = wasNotPosted(card, useCurrentUser()?.printAvailable ?? false);
  const toCard = { to: '/cards/$id', params: { id: String(card.id) } } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5 first:pt-0 last:pb-0">
      <Link {...toCard} state={{ from }} className="group flex min-w-0 flex-1 basis-64 items-center gap-4">
        <CardArt imageUrl={card.imageUrl} className="w-13 flex-none" />
        <span className="min-w-0">
          <span id={titleId} className="line-clamp-2 font-semibold break-words group-hover:underline" dir="auto">
            {card.title}
          </span>
          <span className="block truncate text-xs text-ink-faint">
            For <bdi>{card.personName}</bdi>
            {card.scheduledDate && `, ${mediumDay(card.scheduledDate)}`}
          </span>
          <span className="mt-1 block text-sm text-ink-soft">
            {isNotPosted
              ? notPostedWords.what
              : card.failureReason
                ? failureWords[card.failureReason].what
                : 'This card could not be delivered.'}
          </span>
        </span>
      </Link>
      {isNotPosted ? <Posted card={card} titleId={titleId} /> : <Fix card={card} from={from} titleId={titleId} />}
    </li>
  );
}

function Posted({ card, titleId }: { card: CardListItem; titleId: string }) {
  const posted = usePosted();
  return (
    <Button
      data-needs="send"
      variant="line"
      size="sm"
      className="min-h-11"
      aria-describedby={titleId}
      busy={posted.isPending}
      onClick={() => posted.mutate([card.id])}
    >
      It is posted
    </Button>
  );
}

function Fix({ card, from, titleId }: { card: CardListItem; from: string; titleId: string }) {
  const today = useToday();
  const queryClient = useQueryClient();
  const toast = useToast();
  const arrived = useMutation({
    mutationFn: () => call('POST /api/cards/:id/arrived', { params: { id: card.id } }),
    onSuccess: async () => {
      toast({ title: cardUpdated, description: t`It is marked as sent.` });
      await markCardsStale(queryClient);
    },
    onError: (error) => {
      toast({ title: updateFailed, description: error.message, variant: 'destructive' });
      void markCardsStale(queryClient);
    },
  });
  const fix = fixOf(card);
  const look = buttonClass('line', 'sm', 'min-h-11');
  const toCard = { to: '/cards/$id', params: { id: String(card.id) }, 'aria-describedby': titleId } as const;
  if (fix === 'arrived') {
    return (
      <Button
        data-needs="send"
        variant="line"
        size="sm"
        className="min-h-11"
        aria-describedby={titleId}
        busy={arrived.isPending}
        busyLabel="Saving..."
        onClick={() => arrived.mutate()}
      >
        It arrived
      </Button>
    );
  }
  if (fix === null) {
    return (
      <Link {...toCard} state={{ from }} className={look}>
        See the card
      </Link>
    );
  }
  return (
    <Link {...toCard} data-needs="send" state={{ from, begins: { kind: fix } }} className={look}>
      {fix === 'fixAddress' ? fixAddressLabel : offDays(card, today) < 0 ? 'Send it late' : 'Send it now'}
    </Link>
  );
}
