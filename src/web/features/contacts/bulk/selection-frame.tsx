import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Selection } from './use-selection.ts';

/** How many are chosen, and what can be done with them; stays at the lower edge of the window. */
export function SelectionFrame<Item>({
  label,
  words,
  selection: { chosen, all, end },
  shown,
  children,
}: {
  label: string;
  /** "3 contacts selected". */
  words: string;
  selection: Selection<Item>;
  /** How many there are to choose from. */
  shown: number;
  children: ReactNode;
}) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar-room', '168px');
    return () => void style.removeProperty('--bar-room');
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Escape in a dialog or list closes only that.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('.dialog-place, .layer')) end();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [end]);
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="sticky bottom-4 z-30 mt-4 grid gap-1 rounded-panel border border-line bg-raised p-2 shadow-paper-3 max-md:bottom-[calc(var(--tabbar-h)+8px+env(safe-area-inset-bottom))] md:flex md:items-center md:gap-2"
    >
      <div className="flex items-center gap-1 md:flex-1">
        <IconButton label="End selection" onClick={end}>
          <X size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <p role="status" className="text-sm font-medium">
          {words}
        </p>
        {chosen.length < shown && (
          <Button variant="quiet" size="sm" className="ms-auto md:ms-2" onClick={all}>
            {`Select all ${shown}`}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
