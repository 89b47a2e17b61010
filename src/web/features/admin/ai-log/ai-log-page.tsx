import { useInfiniteQuery } from '@tanstack/react-query';
import type { AiCallView } from '../../../../contract/admin.ts';
import { inSeconds } from '../../../../contract/amounts.ts';
import { inSense, t } from '../../../../contract/translate.ts';
import type { BadgeColor } from '../../../../domain/delivery-badges.ts';
import { aiCallsQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { AdminTable, type Column, RowName, TableSkeleton } from '../admin-table.tsx';
import { longMomentOf } from '../moment-words.ts';
import { ShowOlder } from '../show-older.tsx';

/** The label and colour of each outcome. */
const outcomes: Readonly<Record<AiCallView['outcome'], { label: string; color: BadgeColor }>> = {
  done: { label: t`Done`, color: 'green' },
  'fell-back': { label: t`Studio instead`, color: 'orange' },
  failed: { label: t`Failed`, color: 'red' },
};

const columns: Column<AiCallView>[] = [
  { label: t`When`, cell: ({ createdAt, problem }) => <RowName name={longMomentOf(createdAt)} note={problem} /> },
  { label: t`User`, kind: 'short', cell: ({ userId }) => userId ?? inSense('an account')`Deleted` },
  { label: t`Asked for`, kind: 'short', cell: ({ kind }) => (kind === 'text' ? t`Words` : t`Picture`) },
  { label: t`Engine`, cell: ({ engineName, model }) => <RowName name={engineName} note={model} /> },
  { label: t`Credits`, kind: 'short', cell: ({ credits }) => credits },
  { label: inSense('how long a call took')`Time`, kind: 'short', cell: ({ durationMs }) => inSeconds(durationMs) },
  {
    label: t`Outcome`,
    kind: 'short',
    cell: ({ outcome }) => <Badge color={outcomes[outcome].color}>{outcomes[outcome].label}</Badge>,
  },
];

/** The calls to AI providers and their outcomes, newest first; ids are the only personal data. */
export function AiLogPage() {
  const log = useInfiniteQuery(aiCallsQuery);
  const calls = log.data?.pages.flat() ?? [];
  return (
    <>
      <PageHead
        title="AI Log"
        text="What AI providers were asked, and how each call ended. It contains nobody’s words."
      />
      {log.isPending && <TableSkeleton />}
      <QueryError title="The log could not be loaded" query={log} />
      {log.data && calls.length === 0 && (
        <EmptyState title="No calls yet" text="Without a provider every card is made by the studio, at no cost." />
      )}
      {calls.length > 0 && <AdminTable label="Calls of AI providers" columns={columns} rows={calls} />}
      <ShowOlder log={log} />
    </>
  );
}
