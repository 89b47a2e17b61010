import { useQuery } from '@tanstack/react-query';
import type { AdminUserView } from '../../../../contract/admin.ts';
import type { RegistrationView } from '../../../../contract/registration.ts';
import { inSense, readerLocale, t } from '../../../../contract/translate.ts';
import { waitingUsersQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { AdminTable, type Column, RowName } from '../admin-table.tsx';
import { longMomentOf } from '../moment-words.ts';
import { useChangeUser } from '../use-user-changes.ts';
import { useSaveLimits } from './use-registration-changes.ts';

/** The setting whether new accounts need approval, and the accounts waiting for it. */
export function ApprovalSection({ registration }: { registration: RegistrationView }) {
  const waiting = useQuery({ ...waitingUsersQuery, enabled: registration.waiting > 0 });
  const { data } = waiting;
  const save = useSaveLimits();
  const change = useChangeUser();
  const { approveAccounts } = registration.limits;
  const columns: Column<AdminUserView>[] = [
    { label: t`Name`, cell: ({ name, email }) => <RowName name={name} note={email} /> },
    { label: t`Since`, cell: ({ createdAt }) => longMomentOf(createdAt) },
    { label: t`Cards`, kind: 'short', cell: ({ cards }) => cards.toLocaleString(readerLocale) },
    {
      label: t`Actions`,
      kind: 'acts',
      cell: (user) => (
        <Button
          variant="line"
          size="sm"
          aria-label={`Approve ${user.name}`}
          busy={change.isPending && change.variables.user.id === user.id}
          busyLabel="Approving..."
          onClick={() => change.mutate({ user, body: { isApproved: true } })}
        >
          {inSense('an account')`Approve`}
        </Button>
      ),
    },
  ];
  return (
    <section>
      <SectionHead title="Approval" />
      <Panel className="flex items-center justify-between gap-6">
        <div className="min-w-0">
          <p className="font-semibold">Approve new accounts</p>
          <p id="approval-text" className="text-sm text-ink-soft">
            They can do everything except send until you approve them. People with an invitation need no approval.
          </p>
        </div>
        <Switch
          label="Approve new accounts"
          describedBy="approval-text"
          checked={approveAccounts}
          disabled={save.isPending}
          onCheckedChange={(next) => save.mutate({ approveAccounts: next })}
        />
      </Panel>
      {registration.waiting > 0 && (
        <div className="mt-4">
          <QueryError title="The accounts could not be loaded" query={waiting} />
          {data && data.length > 0 && (
            <AdminTable label="Accounts waiting for approval" columns={columns} rows={data} />
          )}
        </div>
      )}
    </section>
  );
}
