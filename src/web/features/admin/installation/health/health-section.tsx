import { useQuery } from '@tanstack/react-query';
import { dailyQuery, statusQuery } from '../../../../queries/admin.queries.ts';
import { QueryError } from '../../../../query-error.tsx';
import { SectionHead } from '../../../../ui/page-head.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx';
import { useLater } from '../../../../ui/use-later.ts';
import { NeedsList } from './needs-list.tsx';
import { factsOf } from './status-words.ts';

const loadCharts = () => import('./daily-charts.tsx').then(({ DailyCharts }) => DailyCharts);

/** What needs the host, how the installation is, and its last thirty days. */
export function HealthSection() {
  const status = useQuery(statusQuery);
  const daily = useQuery(dailyQuery);
  const DailyCharts = useLater(loadCharts, daily.data);
  return (
    <div className="mb-11 grid gap-11">
      <section>
        <SectionHead title="What needs your attention" />
        <QueryError title="The state could not be loaded" query={status} />
        {status.isPending && (
          <SkeletonGroup label="Loading...">
            <Skeleton className="h-20 rounded-panel" />
          </SkeletonGroup>
        )}
        {status.data && <NeedsList needs={status.data.needs} />}
      </section>
      {!status.isError && (
        <section>
          <SectionHead title="Health" />
          {status.data ? (
            <Panel>
              <dl className="admin-facts">
                {factsOf(status.data).map(({ name, words, note }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{words}</dd>
                    {note && <dd className="admin-note">{note}</dd>}
                  </div>
                ))}
              </dl>
            </Panel>
          ) : (
            <SkeletonGroup label="Loading...">
              <Skeleton className="h-72 rounded-panel" />
            </SkeletonGroup>
          )}
        </section>
      )}
      <section>
        <SectionHead title="The last thirty days" />
        <QueryError title="The days could not be loaded" query={daily} />
        {(daily.isPending || (daily.data && !DailyCharts)) && (
          <SkeletonGroup label="Loading...">
            <Skeleton className="h-44 rounded-panel" />
          </SkeletonGroup>
        )}
        {DailyCharts && daily.data && <DailyCharts {...daily.data} />}
      </section>
    </div>
  );
}
