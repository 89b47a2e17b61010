import { MailQuestion } from 'lucide-react';
import type { UserView } from '../../../contract/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** A new address that waits for its link to be opened: send it again, or stay with the old one. */
export function PendingEmail({ user, pending }: { user: UserView; pending: string }) {
  const save = useSaveSettings();
  return (
    <div className="mt-2.5 flex gap-3 rounded-[12px] bg-well px-4 py-3 text-sm">
      <MailQuestion size={18} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
      <div className="min-w-0">
        <p>
          <bdi className="font-semibold break-all">{pending}</bdi> waits for you to open the link we sent there.
        </p>
        <div className="mt-1.5 -ms-3 flex flex-wrap">
          <Button variant="quiet" size="sm" busy={save.isPending} onClick={() => save.mutate({ email: pending })}>
            Send the link again
          </Button>
          <Button variant="quiet" size="sm" busy={save.isPending} onClick={() => save.mutate({ email: user.email })}>
            Keep the old address
          </Button>
        </div>
      </div>
    </div>
  );
}
