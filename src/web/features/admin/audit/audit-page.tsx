import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEventView } from '../../../../contract/audit.ts';
import { type AuditEvent, auditEventNames, auditEvents } from '../../../../contract/audit-events.ts';
import { inSense, t } from '../../../../contract/translate.ts';
import { auditQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { AdminTable, type Column, RowName, TableSkeleton } from '../admin-table.tsx';
import { longMomentOf } from '../moment-words.ts';
import { ShowOlder } from '../show-older.tsx';
import { useSettled } from '../use-settled.ts';
import { wordsOfDetails } from './detail-words.ts';

const columns: Column<AuditEventView>[] = [
  { label: t`Event`, cell: (row) => <RowName name={eventWords(row.event)} note={wordsOfDetails(row.details)} /> },
  { label: t`When`, cell: ({ at }) => longMomentOf(at) },
  { label: t`By`, cell: actorWords },
  {
    label: t`About`,
    cell: (row) => subjectWords(row) || (row.actorId === null ? t`An unknown account` : t`Own account`),
  },
  { label: t`Request`, kind: 'short', cell: ({ requestId }) => requestId ?? inSense('a request')`None` },
];

const all = 'all';
const options = [
  { value: all, label: t`Every event` },
  ...auditEventNames.map((value) => ({ value, label: auditEvents[value] })),
];

/** The audit log, newest first; it contains ids only. */
export function AuditPage() {
  const [event, setEvent] = useState<AuditEvent | typeof all>(all);
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim());
  const account = /^[1-9]\d{0,8}$/.test(words) ? Number(words) : undefined;
  const name = account === undefined && words !== '' ? words : undefined;
  const filter = { event: event === all ? undefined : event, account, name };
  const log = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const rows = log.data?.pages.flat() ?? [];
  const showAll = () => {
    setEvent(all);
    setTyped('');
  };
  return (
    <>
      <PageHead
        title="Audit Log"
        text="Who did what in the last 400 days. It stores account numbers, shows their names while they exist, and contains nobody’s words."
      />
      <div className="mb-5 grid max-w-2xl gap-4.5 md:grid-cols-2">
        <Field label="Event">
          <Select value={event} options={options} onValueChange={(next) => setEvent(next as AuditEvent | typeof all)} />
        </Field>
        <Field label="Account" optional hint="Name, address or number. For a deleted account only the number is known.">
          <TextInput
            type="search"
            dir="auto"
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
      </div>
      {log.isPending && <TableSkeleton />}
      <QueryError title="The log could not be loaded" query={log} />
      {log.data && rows.length === 0 && (
        <EmptyState
          title="Nothing happened"
          text="There was no such event in the last 400 days."
          action={
            <Button variant="line" onClick={showAll}>
              Show all
            </Button>
          }
        />
      )}
      {rows.length > 0 && <AdminTable label="Events" columns={columns} rows={rows} />}
      <ShowOlder log={log} />
    </>
  );
}

/** The label of an event; an event of another version is shown by its stored name. */
export function eventWords(event: string): string {
  return Object.hasOwn(auditEvents, event) ? auditEvents[event as AuditEvent] : event;
}

/** 'Eleanor Whitfield (account 3)'; of a deleted account only the number. */
function accountWords(name: string | null, id: number | string): string {
  return name ? t`${name} (account ${id})` : t`Account ${id}`;
}

/** A member who acted in the account of another is named with it. */
function actorWords({ actorId, actorName, accountId, accountName }: AuditEventView): string {
  if (actorId === null) return t`Nobody logged in`;
  const actor = accountWords(actorName, actorId);
  return accountId === null ? actor : t`${actor}, in the account of ${accountWords(accountName, accountId)}`;
}

/** 'Card 12', 'Eleanor (account 3)'; '' for an event without a subject. */
export function subjectWords({ subjectType, subjectId, subjectName }: AuditEventView): string {
  if (!subjectType || !subjectId) return '';
  if (subjectType === 'account') return accountWords(subjectName, subjectId);
  // The ids of passkeys are too long to show.
  const number = subjectId.length > 12 ? `${subjectId.slice(0, 8)}…` : subjectId;
  const named = Object.hasOwn(subjects, subjectType) && subjects[subjectType as keyof typeof subjects];
  return named ? named(number) : `${subjectType} ${number}`;
}

const subjects = {
  card: (number: string) => t`Card ${number}`,
  contact: (number: string) => t`Contact ${number}`,
  config: (number: string) => t`Configuration ${number}`,
  date: (number: string) => t`Date ${number}`,
  import: (number: string) => t`Import ${number}`,
  invitation: (number: string) => t`Invitation ${number}`,
  login: (number: string) => t`Login ${number}`,
  model: (number: string) => t`Model ${number}`,
  parameter: (number: string) => t`Parameter ${number}`,
  passkey: (number: string) => t`Passkey ${number}`,
  template: (number: string) => t`Template ${number}`,
  token: (number: string) => t`Token ${number}`,
  webhook: (number: string) => t`Webhook ${number}`,
};
