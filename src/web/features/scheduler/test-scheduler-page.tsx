import { useQuery } from '@tanstack/react-query';
import { inSize } from '../../../contract/amounts.ts';
import type { SchedulerView } from '../../../contract/system.ts';
import { t } from '../../../contract/translate.ts';
import { QueryError } from '../../query-error.tsx';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead, SectionHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { HeldList } from './held-list.tsx';
import { HeldSinceRestore } from './held-since-restore.tsx';
import { ProcessList } from './process-list.tsx';
import { schedulerQuery } from './scheduler.query.ts';
import { SchedulerActions } from './scheduler-actions.tsx';
import { WorkerList } from './worker-list.tsx';

/** Lets administrators run the automatic processes by hand, and shows the state of processes and cards. */
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

/** A machine whose clock looks wrong: the reason, and what the operator should do. */
function DoubtedClock({ host, doubt }: { host: string; doubt: string }) {
  return (
    <Panel className="mb-6">
      <h2 className="font-ui text-base font-semibold">Sending waits for the right time</h2>
      <p className="mt-1 text-sm text-ink-soft">{doubt}</p>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">The machine is called {host}.</p>
    </Panel>
  );
}

/** The disk is nearly full: what has stopped, and what continues. */
function DiskPanel({ disk }: { disk: SchedulerView['disk'] }) {
  if (disk.state === 'enough') return null;
  return (
    <Panel className="mb-6">
      <h2 className="font-ui text-base font-semibold">
        {disk.state === 'full' ? 'The disk is full' : 'The disk is nearly full'}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {inSize(disk.freeBytes)} of {inSize(disk.totalBytes)} are free where Fondly keeps its data;{' '}
        {inSize(disk.reserveBytes)} should be. {disk.state === 'full' ? fullWords : lowWords}
      </p>
    </Panel>
  );
}

const lowWords = t`New pictures, photos and imports with photos are refused until there is room. Cards go out, people log in, and words can be edited.`;
const fullWords = t`Nothing can be saved until there is room.`;
