import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { adminCountsQuery } from '../../queries/admin.queries.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { LoadProblem } from './load-problem.tsx';

type Count = { to: NonNullable<LinkProps['to']>; label: string; count: number };

/** What the admin area holds, each number a way to it. */
export function OverviewPage() {
  const { data, isPending, error, refetch } = useQuery(adminCountsQuery);
  const counts: Count[] = data
    ? [
        { to: '/admin/prompt-templates', label: 'Prompt templates', count: data.promptTemplates },
        { to: '/admin/prompt-configs', label: 'Prompt configurations', count: data.promptConfigs },
        { to: '/admin/model-management', label: 'AI models', count: data.models },
        { to: '/admin/users', label: 'Accounts', count: data.users },
      ]
    : [];
  return (
    <>
      <PageHead title="Administration" text="What AI providers are told, and who uses this installation." />
      {isPending && (
        <SkeletonGroup label="Loading..." className="admin-counts">
          {['a', 'b', 'c', 'd'].map((tile) => (
            <Skeleton key={tile} className="h-28 rounded-panel" />
          ))}
        </SkeletonGroup>
      )}
      {!data && error && (
        <LoadProblem title="The counts could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <ul className="admin-counts">
          {counts.map(({ to, label, count }) => (
            <li key={to}>
              <Link to={to} className="panel admin-count">
                <span className="admin-count-number">{count.toLocaleString('en')}</span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
