import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../contract/translate.ts';
import { outboxQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { AdminTable, type Column, RowName, TableSkeleton } from '../admin-table.tsx';
import { longMomentOf } from '../moment-words.ts';

const loadDialog = () => import('./message-dialog.tsx').then((module) => module.MessageDialog);

type Entry = { id: string; fileName: string; subject: string; to: string; sentAt: string };

/** Emails stored while no mail server was set up. */
export function OutboxPage() {
  const outbox = useQuery(outboxQuery);
  const { data, isPending } = outbox;
  const [opened, setOpened] = useState<Entry | null>(null);
  const MessageDialog = useLater(loadDialog, opened);
  const rows = data?.map((message) => ({ ...message, id: message.fileName })) ?? [];
  const columns: Column<Entry>[] = [
    { label: t`Subject`, cell: ({ subject }) => <RowName name={subject || t`Without a subject`} /> },
    { label: t`To`, cell: ({ to }) => <bdi>{to}</bdi> },
    { label: t`Kept`, cell: ({ sentAt }) => longMomentOf(sentAt) },
    {
      label: t`Actions`,
      kind: 'acts',
      cell: (entry) => (
        <Button variant="line" size="sm" aria-label={`Open ${entry.subject}`} onClick={() => setOpened(entry)}>
          Open
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title="Outbox"
        text="Without a mail server, messages stay here; the newest 200 are kept. Open one to send it with your own mail program. Once a mail server is set up, new ones are sent automatically."
      />
      {isPending && <TableSkeleton />}
      <QueryError title="The outbox could not be loaded" query={outbox} />
      {data?.length === 0 && (
        <EmptyState title="No messages" text="Either a mail server sends the messages, or none has been written yet." />
      )}
      {rows.length > 0 && <AdminTable label="Messages" columns={columns} rows={rows} />}
      {MessageDialog && opened && <MessageDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
