import { MailWarning } from 'lucide-react';

/** Our last mail to the user was refused: reminders and notices wait, and are given up after a while. */
export function MailTrouble({ reason }: { reason: string }) {
  return (
    <div className="mt-2.5 flex gap-3 rounded-[12px] bg-well px-4 py-3 text-sm" role="status">
      <MailWarning size={18} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
      <div className="min-w-0">
        <p>Our last mail to this address was refused, so reminders may not reach you. Is the address right?</p>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          The mail server said: <bdi>{reason}</bdi>
        </p>
      </div>
    </div>
  );
}
