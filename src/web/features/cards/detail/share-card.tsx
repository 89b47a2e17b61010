import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLater } from '../../../ui/use-later.ts';

const loadPassOn = () => import('./pass-on.tsx').then(({ PassOn }) => PassOn);

/** Passing the card on: its public address (D33), its picture, or by hand. */
export function ShareCard({ card }: { card: CardView }) {
  const [open, setOpen] = useState(false);
  const PassOn = useLater(loadPassOn, open);
  return (
    <div className="card-share">
      <Button variant="line" icon={<Share2 size={17} strokeWidth={1.7} aria-hidden />} onClick={() => setOpen(true)}>
        Share
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Share this card"
        description="With a link that needs no account, or as a picture."
      >
        {PassOn && <PassOn card={card} onGiven={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}
