import { useQuery } from '@tanstack/react-query';
import { MailPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { InvitationView } from '../../../../contract/registration.ts';
import { t } from '../../../../contract/translate.ts';
import { invitationsQuery } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SectionHead } from '../../../ui/page-head.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { AdminTable, type Column, RowName, TableSkeleton } from '../admin-table.tsx';
import { longDayOf, longMomentOf } from '../moment-words.ts';
import { useWithdrawInvitation } from './use-registration-changes.ts';

const loadDialog = () => import('./invitation-dialog.tsx').then((module) => module.InvitationDialog);

/** The invitation links with their uses and expiry. */
export function InvitationsSection() {
  const invitations = useQuery(invitationsQuery);
  const { data, isPending } = invitations;
  const [makes, setMakes] = useState(false);
  const InvitationDialog = useLater(loadDialog, makes);
  const [asked, setAsked] = useState<InvitationView | null>(null);
  const columns: Column<InvitationView>[] = [
    { label: t`For`, cell: (invitation) => <RowName name={nameOf(invitation)} /> },
    { label: t`Used`, kind: 'short', cell: ({ uses, maxUses }) => t`${uses} of ${maxUses}` },
    { label: t`Valid until`, cell: untilWords },
    {
      label: t`Actions`,
      kind: 'acts',
      cell: (invitation) => (
        <IconButton label={`Withdraw ${nameOf(invitation)}`} onClick={() => setAsked(invitation)}>
          <Trash2 size={16} strokeWidth={1.6} aria-hidden />
        </IconButton>
      ),
    },
  ];
  return (
    <section>
      <SectionHead
        title="Invitations"
        action={
          <Button
            variant="line"
            size="sm"
            icon={<MailPlus size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => setMakes(true)}
          >
            Invite
          </Button>
        }
      />
      {isPending && <TableSkeleton />}
      <QueryError title="The invitations could not be loaded" query={invitations} />
      {data?.length === 0 && (
        <p className="text-sm text-ink-soft">No invitations yet. Each is a link that you pass on.</p>
      )}
      {data && data.length > 0 && <AdminTable label="Invitations" columns={columns} rows={data} />}
      {InvitationDialog && makes && <InvitationDialog onClose={() => setMakes(false)} />}
      {asked && <WithdrawDialog invitation={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function WithdrawDialog({ invitation, onClose }: { invitation: InvitationView; onClose: () => void }) {
  const withdraw = useWithdrawInvitation();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Withdraw this invitation?"
      text="Its link stops working. Accounts made with it stay."
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate(invitation, { onSettled: onClose })}
    />
  );
}

function nameOf({ note, createdAt }: InvitationView): string {
  return note ?? t`Invitation of ${longDayOf(createdAt)}`;
}

function untilWords({ uses, maxUses, expiresAt }: InvitationView): string {
  if (uses >= maxUses) return t`Used up`;
  return new Date(expiresAt).getTime() <= Date.now() ? t`Expired` : longMomentOf(expiresAt);
}
