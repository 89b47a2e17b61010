import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { Navigation } from './navigation.tsx';

/** The menu on windows below 1200 px; slides in from the left. */
export function Drawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="drawer">
          <div className="drawer-head">
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Brand onClick={close} />
            <Dialog.Close
              render={
                <IconButton label="Close menu">
                  <X size={20} strokeWidth={1.6} aria-hidden />
                </IconButton>
              }
            />
          </div>
          <nav className="drawer-nav" aria-label="Main">
            <Navigation onLeave={close} />
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
