import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Postmark } from '../../../card-page/postmark.tsx';
import type { CardListItem } from '../../../contract/cards.ts';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { longDay } from '../../calendar-words.ts';
import { LongList } from '../../card-list/long-list.tsx';
import { ReviewItem, ReviewItemSkeleton } from '../../card-list/review-item.tsx';
import { countedOccasion } from '../../counted-occasion.ts';
import { cardsQuery } from '../../queries/cards.queries.ts';
import { datesQuery } from '../../queries/dates.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLater } from '../../ui/use-later.ts';
import { useToday } from '../../use-today.ts';
import { CardHistory } from './card-history.tsx';
import type { MissingCard } from './missing-cards.ts';
import { sectionCards } from './person-cards.ts';

// Computing days by rules and calendars takes more code than the page may load at first.
const loadMissingCards = async () => (await import('./missing-cards.ts')).missingCards;
const picturesAtFirst = 5;
const rowsAtFirst = 8;

/** The cards of a contact: to review, approved, not yet created, and past. */
export function CardSections({ personId }: { personId: number }) {
  const cards = useQuery(cardsQuery(personId));
  const datesRead = useQuery(datesQuery(personId));
  const dates = datesRead.data;
  const today = useToday();
  const missingCards = useLater(loadMissingCards, dates && dates.length > 0);
  if (cards.isPending) {
    return (
      <SkeletonGroup label="Loading cards..." className="grid gap-4">
        <ReviewItemSkeleton />
        <ReviewItemSkeleton />
      </SkeletonGroup>
    );
  }
  if (!cards.data) {
    return <QueryError title="Their cards could not be loaded" query={cards} />;
  }
  const { review, approved, history } = sectionCards(cards.data);
  const missing = missingCards?.(dates ?? [], cards.data, today) ?? [];
  const noneMissing = dates && dates.length > 0 && !missingCards ? '' : missingWords(dates, datesRead.isError);
  return (
    <div className="grid grid-cols-1 gap-9 md:gap-11">
      <Section title="For Your Review and Approval" empty="Nothing is waiting for you.">
        {review.length > 0 && <CardRows cards={review} />}
      </Section>
      <Section title="Approved Upcoming Cards" empty="No card is on its way.">
        {approved.length > 0 && <CardRows cards={approved} />}
      </Section>
      <Section title="Not Yet Created Cards" empty={noneMissing}>
        {missing.length > 0 && (
          <LongList items={missing} shownAtFirst={rowsAtFirst} showAll={(count) => t`Show all ${count} days`}>
            {(shown) => <MissingCards personId={personId} missing={shown} today={today} />}
          </LongList>
        )}
      </Section>
      <Section
        title="Card History"
        empty="No card has gone out yet."
        action={
          <Link to="/people/$id/keepsakes" params={{ id: String(personId) }} className="link touch">
            Keepsakes
          </Link>
        }
      >
        {history.length > 0 && (
          <LongList items={history} shownAtFirst={rowsAtFirst} showAll={(count) => t`Show all ${count} cards`}>
            {(shown) => <CardHistory cards={shown} />}
          </LongList>
        )}
      </Section>
    </div>
  );
}

function missingWords(dates: readonly ImportantDateView[] | undefined, failed: boolean): string {
  if (!dates) return failed ? t`Their dates could not be loaded.` : '';
  return dates.length === 0 ? t`Add a date to make a card for it.` : t`Every date of the coming year has its card.`;
}

function Section({
  title,
  empty,
  action,
  children,
}: {
  title: string;
  empty: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children || <p className="text-sm text-ink-faint">{empty}</p>}
    </section>
  );
}

function CardRows({ cards }: { cards: CardListItem[] }) {
  return (
    <LongList items={cards} shownAtFirst={picturesAtFirst} showAll={(count) => t`Show all ${count} cards`}>
      {(shown) => (
        <div className="grid grid-cols-1 gap-3 md:gap-4">
          {shown.map((card) => (
            <ReviewItem key={card.id} card={card} />
          ))}
        </div>
      )}
    </LongList>
  );
}

function MissingCards({
  personId,
  missing,
  today,
}: {
  personId: number;
  missing: readonly MissingCard[];
  today: string;
}) {
  return (
    <ul className="panel grid grid-cols-1 divide-y divide-line">
      {missing.map(({ date, occurrence }) => (
        <li key={`${date.id} ${occurrence}`} className="flex flex-wrap items-center gap-4 py-3.5 first:pt-0 last:pb-0">
          <Postmark date={occurrence} />
          <div className="min-w-0 flex-1 basis-32">
            <p className="font-semibold" dir="auto">
              {countedOccasion({ ...date, nextOccurrence: occurrence })}
            </p>
            <p className="text-xs text-ink-faint">
              {longDay(occurrence)}, {relativeDay(today, occurrence)}
            </p>
          </div>
          <Link
            to="/cards/create"
            data-needs="cards"
            search={{ personId, dateId: date.id }}
            aria-label={`Create card for ${countedOccasion({ ...date, nextOccurrence: occurrence })}`}
            className={buttonClass('line', 'sm')}
          >
            Create card
          </Link>
        </li>
      ))}
    </ul>
  );
}
