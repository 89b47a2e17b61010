import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine, Stamp, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CardListItem } from '../../../contract/cards.ts';
import { approvedUpcoming } from '../../../domain/card-lifecycle.ts';
import { localHour } from '../../../domain/local-time.ts';
import { CardTiles, CardTilesSkeleton } from '../../card-list/card-tile.tsx';
import { FailedCards } from '../../card-list/failed-cards.tsx';
import { lately, notDeliveredCards } from '../../card-list/not-delivered-cards.ts';
import { ReviewItemSkeleton } from '../../card-list/review-item.tsx';
import { reviewCards, waitingCards } from '../../card-list/waiting-cards.ts';
import { draftsQuery, failedCardsQuery, upcomingCardsQuery } from '../../queries/cards.queries.ts';
import { peopleQuery } from '../../queries/people.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { useCurrentUser } from '../../session.ts';
import { Page } from '../../shell/page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHead, SectionHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLater } from '../../ui/use-later.ts';
import { useTimeZone, useToday } from '../../use-today.ts';
import { BannerPile } from './banner-pile.tsx';
import { greeting, situation } from './greeting.ts';
import { AllCardsLink, ReviewSection } from './review-section.tsx';

// Few accounts see these, so they load later.
const loadNotes = () => import('./home-notes.tsx').then(({ HomeNotes }) => HomeNotes);
const loadTop = () => import('./home-top.tsx').then(({ HomeTop }) => HomeTop);
const loadTools = () => import('./developer-tools.tsx').then(({ DeveloperTools }) => DeveloperTools);
const loadNextDates = () => import('./next-dates.tsx').then(({ NextDates }) => NextDates);
const loadBeginning = () => import('./beginning.tsx').then(({ Beginning }) => Beginning);

/** From this many contacts on, the first steps are hidden. */
const beginningEnds = 3;

/** Home: what failed, what waits for a decision, the next dates, and what is on its way (decision 064). */
export function DashboardPage() {
  const user = useCurrentUser();
  const hasNotes = user?.sending !== 'allowed' || (user.isAdmin && !user.mailAvailable);
  const Notes = useLater(loadNotes, hasNotes);
  const Tools = useLater(loadTools, user?.isAdmin);
  const people = useQuery(peopleQuery);
  const count = people.data?.length ?? beginningEnds;
  const Beginning = useLater(loadBeginning, count < beginningEnds);
  const drafts = useQuery(draftsQuery());
  const upcoming = useQuery(upcomingCardsQuery);
  const hasTop = upcoming.data?.some(({ deliveryMethod }) => deliveryMethod === 'physical') ?? false;
  const Top = useLater(loadTop, hasTop);
  const hasCard = Boolean(drafts.data?.length || upcoming.data?.length);
  const beginning = Beginning && count < beginningEnds && <Beginning people={count} hasCard={hasCard} />;
  // What stands above comes with the page: later it would push it down.
  const isAbovePending = (hasNotes && !Notes) || (hasTop && !Top) || (count === 0 && !beginning);
  if (people.isPending || drafts.isPending || upcoming.isPending || isAbovePending) {
    return (
      <Page>
        <DashboardSkeleton />
      </Page>
    );
  }
  return (
    <Page>
      {Notes && <Notes />}
      {Top && <Top />}
      <QueryError title="Your dashboard could not be loaded" query={people} />
      {count === 0 && beginning}
      {people.data && count > 0 && (
        <Dashboard drafts={drafts} upcoming={upcoming}>
          {beginning}
        </Dashboard>
      )}
      {user?.isAdmin && Tools && <Tools />}
    </Page>
  );
}

function Dashboard({
  drafts,
  upcoming,
  children,
}: Record<'drafts' | 'upcoming', UseQueryResult<CardListItem[]>> & { children: ReactNode }) {
  const user = useCurrentUser();
  const today = useToday();
  const timeZone = useTimeZone();
  const [bannerCount, setBannerCount] = useState(1);
  const NextDates = useLater(loadNextDates);
  const waiting = waitingCards(drafts.data ?? [], today);
  // Each card is on the page once.
  const toReview = reviewCards(waiting.slice(bannerCount), timeZone);
  const above = new Set([...waiting.slice(0, bannerCount), ...toReview].map(({ id }) => id));
  const approved = (upcoming.data ?? []).filter(({ deliveryStatus }) =>
    approvedUpcoming.some((s) => s === deliveryStatus),
  );
  const hour = localHour(new Date().toISOString(), user?.timeZone ?? 'UTC');
  return (
    <>
      <PageHead
        title={greeting(hour, user?.acting?.memberName ?? user?.name ?? '')}
        text={drafts.data && upcoming.data ? situation(waiting, approved, today) : undefined}
        actions={
          <>
            <Link to="/people/add" data-needs="contacts" className={buttonClass('line', 'md', 'max-md:flex-auto')}>
              <UserPlus size={18} strokeWidth={1.6} aria-hidden />
              Add Friends & Family
            </Link>
            <Link
              to="/cards/create"
              data-needs="cards"
              className={buttonClass(waiting.length > 0 ? 'line' : 'ink', 'md', 'max-md:flex-auto')}
            >
              <PenLine size={18} strokeWidth={1.6} aria-hidden />
              Create a Card
            </Link>
            <Link to="/rounds/new" data-needs="cards" className={buttonClass('quiet', 'md', 'whitespace-nowrap')}>
              Make cards for many
            </Link>
            {waiting.length > 0 && (
              <Link
                to="/review"
                data-needs="send"
                state={{ from: '/' }}
                className={buttonClass('ink', 'md', 'max-md:order-first max-md:basis-full')}
              >
                <Stamp size={18} strokeWidth={1.6} aria-hidden />
                {waiting.length === 1 ? 'Review the card' : `Review all ${waiting.length}`}
              </Link>
            )}
          </>
        }
      />
      <div className="grid gap-9 md:gap-11">
        {children}
        <NotDelivered />
        {waiting.length > 0 && <BannerPile cards={waiting} count={bannerCount} onCount={setBannerCount} />}
        <div className="grid grid-cols-1 gap-9 md:gap-11 wide:grid-cols-[minmax(0,1fr)_20rem]">
          <ReviewSection drafts={drafts} inBanners={Math.min(bannerCount, waiting.length)} cards={toReview} />
          <section className="min-h-40">
            <SectionHead
              title="Next Dates"
              action={
                <Link to="/important-dates" className="link touch whitespace-nowrap">
                  View all dates
                </Link>
              }
            />
            {NextDates && <NextDates />}
          </section>
        </div>
        <UpcomingSection upcoming={upcoming} above={above} />
      </div>
    </>
  );
}

/** Recent cards that were not delivered; My Cards also lists older ones. */
function NotDelivered() {
  const today = useToday();
  const { data = [] } = useQuery(failedCardsQuery);
  return <FailedCards cards={lately(notDeliveredCards(data), today)} />;
}

/** Two rows of six in a wide window, two of four else; 'View all cards' shows the rest. */
const shownTiles = 12;

/** Unsent cards of today or later, next one first, without those that are above. */
function UpcomingSection({
  upcoming,
  above,
}: {
  upcoming: UseQueryResult<CardListItem[]>;
  above: ReadonlySet<number>;
}) {
  const cards = upcoming.data?.filter(({ id }) => !above.has(id)) ?? [];
  return (
    <section>
      <SectionHead title="Upcoming Cards" action={<AllCardsLink />} />
      <QueryError query={upcoming} />
      {upcoming.data && cards.length === 0 && (
        <p className="text-sm text-ink-faint">
          {above.size > 0
            ? 'Nothing else is coming up. Approved cards wait here for their day.'
            : 'No cards are coming up. Create one for the next date.'}
        </p>
      )}
      {cards.length > 0 && <CardTiles cards={cards.slice(0, shownTiles)} />}
    </section>
  );
}

/** The placeholder of Home. The whole page replaces it at once, so that no part shifts another. */
function DashboardSkeleton() {
  return (
    <>
      <SkeletonGroup label="Loading...">
        <Skeleton className="h-10 max-w-96" />
        <Skeleton className="mt-2 h-5 max-w-80" />
        <Skeleton className="mt-8 h-50 rounded-panel" />
        <Skeleton className="mt-11 mb-4 h-7 max-w-64" />
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
          <ReviewItemSkeleton />
          <ReviewItemSkeleton />
        </div>
        <Skeleton className="mt-11 mb-4 h-7 max-w-40" />
      </SkeletonGroup>
      <CardTilesSkeleton />
    </>
  );
}
