import { Clock, type LucideIcon, PenLine, SkipForward, Stamp } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Key } from './key.tsx';

type Acts = Record<'skip' | 'change' | 'later' | 'approve', () => unknown>;

/** What can be decided about a card. */
export function ReviewActs({ skip, change, later, approve }: Acts) {
  return (
    <div className="review-acts">
      <Act icon={SkipForward} keys="S" label="Skip" hint="Skip: do not send this card" onClick={skip} />
      <Act icon={PenLine} keys="C" label="Change" hint="Change this card on its page" onClick={change} />
      <Act icon={Clock} keys="L" label="Later" hint="Later: the card comes back at the end" onClick={later} />
      <Button
        variant="wax"
        size="lg"
        className="review-approve"
        aria-keyshortcuts="A"
        icon={<Stamp size={19} strokeWidth={1.6} aria-hidden />}
        onClick={() => void approve()}
      >
        Approve
        <Key>A</Key>
      </Button>
    </div>
  );
}

function Act({
  icon: Icon,
  keys,
  label,
  hint,
  onClick,
}: {
  icon: LucideIcon;
  keys: string;
  label: string;
  hint: string;
  onClick: () => unknown;
}) {
  return (
    <Button
      variant="quiet"
      size="lg"
      className="review-act"
      data-tooltip={hint}
      aria-keyshortcuts={keys}
      icon={<Icon size={18} strokeWidth={1.6} aria-hidden />}
      onClick={() => void onClick()}
    >
      {label}
      <Key>{keys}</Key>
    </Button>
  );
}
