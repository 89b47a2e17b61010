import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FlaskConical, PenLine, UserPlus } from 'lucide-react';
import type { CardListItem } from '../../../contract/cards.ts';
import { approvedUpcoming } from '../../../domain/card-lifecycle.ts';
import { localHour } from '../../../domain/local-time.ts';
import { upcomingCardsQuery } from '../../queries/cards.queries.ts';
import { peopleQuery } from '../../queries/people.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { SendingNote } from '../../sending-note.tsx';
import { useCurrentUser } from '../../session.ts';
import { Page } from '../../shell/page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHead, SectionHead } from '../../ui/page-head.tsx';
import { useToday } from '../../use-today.ts';
import { BannerPile } from './banner-pile.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { draftCardsQuery } from './draft-cards.query.ts';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { greeting, situation } from './greeting.ts';
import { NotDelivered } from './not-delivered.tsx';
import { ReviewSection } from './review-section.tsx';
import { UpcomingSection } from './upcoming-section.tsx';
import { waitingCards } from './waiting-cards.ts';

/** Home: what waits for a decision, what is on its way, and the two ways to begin. */
export function DashboardPage() {
  const people = useQuery(peopleQuery);
  const drafts = useQuery(draftCardsQuery);
  const upcoming = useQuery(upcomingCardsQuery);
  if (people.isPending || drafts.isPending || upcoming.isPending) {
    return (
      <Page>
        <DashboardSkeleton />
      </Page>
    );
  }
  return (
    <Page>
      <SendingNote className="mb-7" />
      <QueryError title="Your dashboard could not be loaded" query={people} />
      {people.data?.length === 0 && <EmptyDashboard />}
      {people.data && people.data.length > 0 && <Dashboard drafts={drafts} upcoming={upcoming} />}
      <DeveloperTools />
    </Page>
  );
}

function Dashboard({ drafts, upcoming }: Record<'drafts' | 'upcoming', UseQueryResult<CardListItem[]>>) {
  const user = useCurrentUser();
  const today = useToday();
  const waiting = waitingCards(drafts.data ?? [], today);
  const approved = (upcoming.data ?? []).filter(({ deliveryStatus }) =>
    approvedUpcoming.some((s) => s === deliveryStatus),
  );
  const hour = localHour(new Date().toISOString(), user?.timeZone ?? 'UTC');
  return (
    <>
      <PageHead
        title={greeting(hour, user?.name ?? '')}
        text={drafts.data && upcoming.data ? situation(waiting, approved, today) : undefined}
        actions={
          <>
            <Link to="/people/add" className={buttonClass('line', 'md', 'max-md:flex-auto')}>
              <UserPlus size={18} strokeWidth={1.6} aria-hidden />
              Add Friends & Family
            </Link>
            <Link to="/cards/create" className={buttonClass('ink', 'md', 'max-md:flex-auto')}>
              <PenLine size={18} strokeWidth={1.6} aria-hidden />
              Create a Card
            </Link>
          </>
        }
      />
      <div className="grid gap-9 md:gap-11">
        <NotDelivered />
        {waiting.length > 0 && <BannerPile cards={waiting} />}
        <ReviewSection drafts={drafts} waiting={waiting} />
        <UpcomingSection upcoming={upcoming} />
      </div>
    </>
  );
}

function DeveloperTools() {
  if (!useCurrentUser()?.isAdmin) return null;
  return (
    <section className="mt-11">
      <SectionHead title="Developer Tools" />
      <Link to="/test-scheduler" className={buttonClass('line')}>
        <FlaskConical size={18} strokeWidth={1.6} aria-hidden />
        Test Card Scheduler
      </Link>
    </section>
  );
}
