import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type CardWish, keepWish } from '../../first-card/kept-wish.ts';
import { Button } from '../../ui/button.tsx';
import { useLater } from '../../ui/use-later.ts';
import { registrationNeedsQuery } from './registration-needs.query.ts';

const loadDialog = () => import('./try-card-dialog.tsx').then(({ TryCardDialog }) => TryCardDialog);

/** Lets visitors see a card first if registration is open. */
export function TryCard({ onKeep }: { onKeep: (wish: CardWish) => void }) {
  const { data } = useQuery(registrationNeedsQuery());
  const [open, setOpen] = useState(false);
  const Loaded = useLater(loadDialog, open);
  if (data?.needs !== 'nothing' || data.setUp) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <Button
        variant="line"
        className="w-full"
        icon={<Sparkles size={18} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        See a card first, without an account
      </Button>
      {Loaded && (
        <Loaded
          open={open}
          onOpenChange={setOpen}
          onKeep={(wish) => {
            keepWish(wish);
            setOpen(false);
            onKeep(wish);
          }}
        />
      )}
    </div>
  );
}
