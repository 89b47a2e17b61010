import { useState } from 'react';
import type { AdminUserView } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { useChangeUser, useMakeResetLink, useRemoveUser } from '../use-user-changes.ts';

/** A link for a new password, disabling an account, and deleting it. */
export function AccountDialog({ user, onClose }: { user: AdminUserView; onClose: () => void }) {
  const change = useChangeUser();
  const link = useMakeResetLink();
  const [deletes, setDeletes] = useState(false);
  if (deletes) return <DeleteDialog user={user} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Account of ${user.name}`}
      actions={
        <Button variant="line" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid justify-items-start gap-6">
        <section className="grid w-full justify-items-start gap-3">
          <p className="text-sm text-ink-soft">
            Anyone who opens the link can choose the password of {user.email}. It works once, within an hour, and
            replaces earlier links.
          </p>
          {link.data ? (
            <div className="w-full">
              <CopyField label="Link for a new password" hint="It is shown only once." value={link.data.url} />
            </div>
          ) : (
            <Button variant="line" busy={link.isPending} busyLabel="Making..." onClick={() => link.mutate(user)}>
              Make a link for a new password
            </Button>
          )}
          {link.error && <ErrorNote title="The link was not made">{link.error.message}</ErrorNote>}
        </section>
        <section className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-soft">
            {user.isDisabled
              ? 'Nobody can log in, and due cards wait. Once the account is enabled, they are sent; cards whose day is over are shown as missed.'
              : 'While it is disabled, nobody can log in, open sessions end, due cards wait, and no cards or emails are made. Everything is kept.'}
          </p>
          <Button
            variant="line"
            busy={change.isPending}
            busyLabel="Saving..."
            onClick={() => change.mutate({ user, body: { isDisabled: !user.isDisabled } }, { onSettled: onClose })}
          >
            {user.isDisabled ? 'Enable again' : 'Disable'}
          </Button>
        </section>
        <section className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-soft">A deleted account can only be brought back from a backup.</p>
          <Button variant="danger" onClick={() => setDeletes(true)}>
            Delete the account
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

function DeleteDialog({ user, onClose }: { user: AdminUserView; onClose: () => void }) {
  const remove = useRemoveUser();
  const contacts = user.people === 1 ? t`1 contact` : t`${user.people} contacts`;
  const cards = user.cards === 1 ? t`1 card` : t`${user.cards} cards`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${user.name}?`}
      text={`${user.email} goes with ${contacts}, ${cards}, every date and every picture. Scheduled cards are not sent.`}
      confirmLabel="Delete everything"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate(user, { onSettled: onClose })}
    />
  );
}
