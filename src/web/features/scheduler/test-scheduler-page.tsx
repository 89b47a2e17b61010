import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../query-error.tsx';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead, SectionHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { DiskPanel } from './disk-panel.tsx';
import { DoubtedClock } from './doubted-clock.tsx';
import { HeldList } from './held-list.tsx';
import { HeldSinceRestore } from './held-since-restore.tsx';
import { ProcessList } from './process-list.tsx';
import { schedulerQuery } from './scheduler.query.ts';
import { SchedulerActions } from './scheduler-actions.tsx';
import { WorkerList } from './worker-list.tsx';

/** An administrator runs the automatic processes by hand, and sees how they and the cards are. */
export function TestSchedulerPage() {
  const scheduler = useQuery(schedulerQuery);
  const { data, dataUpdatedAt } = scheduler;
  return (
    <Page>
      <BackLink to="/">Back to Dashboard</BackLink>
      <PageHead title="Test Card Scheduler" text="Run the automatic processes now, and see how they are doing." />
      {data && <DiskPanel disk={data.disk} />}
      {data?.clocks.map(({ host, doubt }) => (
        <DoubtedClock key={host} host={host} doubt={doubt} />
      ))}
      {data?.hold && <HeldSinceRestore hold={data.hold} />}
      <SchedulerActions />
      <QueryError title="The state of the processes could not be loaded" query={scheduler} className="mt-9" />
      {scheduler.isPending && (
        <SkeletonGroup label="Loading..." className="mt-11 grid grid-cols-1 gap-4">
          <Skeleton className="h-7 max-w-48" />
          <Skeleton className="h-20 rounded-panel" />
          <Skeleton className="mt-5 h-7 max-w-64" />
          <Skeleton className="h-20 rounded-panel" />
          <Skeleton className="mt-5 h-7 max-w-48" />
          <Skeleton className="h-110 rounded-panel" />
        </SkeletonGroup>
      )}
      {data && (
        <div className="mt-11 grid grid-cols-1 gap-11">
          <section>
            <SectionHead title="Workers" />
            <WorkerList workers={data.workers} nowMs={dataUpdatedAt} />
          </section>
          <section>
            <SectionHead title="Why was this not sent?" />
            <HeldList held={data.held} />
          </section>
          <section>
            <SectionHead title="Runs" />
            <ProcessList processes={data.processes} />
          </section>
        </div>
      )}
    </Page>
  );
}
