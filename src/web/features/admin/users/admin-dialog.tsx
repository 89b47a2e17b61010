import { useState } from 'react';
import type { AdminUserView } from '../../../../contract/admin.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useChangeUser } from '../use-user-changes.ts';

/** Asks before someone becomes an administrator, or stops being one. */
export function AdminDialog({ user, onClose }: { user: AdminUserView; onClose: () => void }) {
  const change = useChangeUser();
  // What is asked stays the same while the answer changes the list.
  const [isAdmin] = useState(user.isAdmin);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isAdmin ? `Take administration from ${user.name}?` : `Make ${user.name} an administrator?`}
      text={
        isAdmin
          ? `${user.email} will no longer reach this area.`
          : `${user.email} will see every account, the outbox and the prompts, and can change them.`
      }
      confirmLabel={isAdmin ? 'Take it away' : 'Make administrator'}
      busyLabel="Saving..."
      variant={isAdmin ? 'danger' : 'ink'}
      busy={change.isPending}
      onConfirm={() => change.mutate({ user, body: { isAdmin: !isAdmin } }, { onSettled: onClose })}
    />
  );
}
