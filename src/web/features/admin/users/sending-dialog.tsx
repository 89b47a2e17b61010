import type { AdminUserView } from '../../../../contract/admin.ts';
import { inSense, t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { longMomentOf } from '../moment-words.ts';
import { useChangeUser } from '../use-user-changes.ts';
import { QuotaForm } from './quota-form.tsx';
import { sendingWords } from './sending-words.ts';

type Body = Parameters<ReturnType<typeof useChangeUser>['mutate']>[0]['body'];

/** Stops or resumes the sending of an account, approves it, ends the limits of its first week, or sets its quota. */
export function SendingDialog({ user, onClose }: { user: AdminUserView; onClose: () => void }) {
  const change = useChangeUser();
  const act = (label: string, body: Body, variant: 'ink' | 'line' | 'danger') => (
    <Button
      key={label}
      variant={variant}
      disabled={change.isPending}
      onClick={() => change.mutate({ user, body }, { onSettled: onClose })}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Sending of ${user.name}`}
      description={sendingWords[user.sending].text}
      actions={
        <>
          <Button variant="quiet" disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          {user.sending === 'awaits-approval' && act(inSense('an account')`Approve`, { isApproved: true }, 'ink')}
          {user.sending === 'stopped'
            ? act(t`Start again`, { isSendingStopped: false }, 'ink')
            : act(t`Stop sending`, { isSendingStopped: true }, 'danger')}
        </>
      }
    >
      <div className="grid gap-6">
        {user.firstWeekEndsAt ? (
          <div className="grid justify-items-start gap-3 text-sm text-ink-soft">
            <p>The lower limits of a new account apply until {longMomentOf(user.firstWeekEndsAt)}.</p>
            {act(t`End them now`, { endFirstWeek: true }, 'line')}
          </div>
        ) : (
          <p className="text-sm text-ink-soft">It has the usual limits.</p>
        )}
        <QuotaForm user={user} onSaved={onClose} />
      </div>
    </Dialog>
  );
}
