import { Link } from '@tanstack/react-router';
import { CalendarPlus, Languages, Layers, Palette, Tags, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { BulkChange } from '../../../../contract/bulk.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { contactsWords } from './bulk-words.ts';
import { useChangePeople } from './use-change-people.ts';
import type { Selection } from './use-selection.ts';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;
const acts: { kind: BulkChange['kind']; label: string; icon: ReactNode }[] = [
  { kind: 'groups', label: 'Groups', icon: <Tags {...icon} /> },
  { kind: 'date', label: 'Date', icon: <CalendarPlus {...icon} /> },
  { kind: 'style', label: 'Style', icon: <Palette {...icon} /> },
  { kind: 'language', label: 'Language', icon: <Languages {...icon} /> },
  { kind: 'delete', label: 'Delete', icon: <Trash2 {...icon} /> },
];

const actClass =
  'grid min-h-12 min-w-13 cursor-pointer place-items-center gap-0.5 rounded-lg px-2 py-1 text-xs text-ink-soft hover:bg-well hover:text-ink focus-visible:outline-2 focus-visible:outline-focus disabled:cursor-default disabled:opacity-50';

/** What can be done with the chosen contacts; stays at the lower edge of the window. */
export function SelectionBar({ selection, shown }: { selection: Selection; shown: number }) {
  const { chosen, all, end } = selection;
  const [asked, setAsked] = useState<{ kind: BulkChange['kind']; open: boolean } | null>(null);
  const change = useChangePeople(end);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar-room', '116px');
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
    <>
      <div
        role="toolbar"
        aria-label="Selected contacts"
        className="sticky bottom-4 z-30 mt-4 grid gap-1 rounded-panel border border-line bg-raised p-2 shadow-paper-3 max-md:bottom-[calc(var(--tabbar-h)+8px+env(safe-area-inset-bottom))] md:flex md:items-center md:gap-2"
      >
        <div className="flex items-center gap-1 md:flex-1">
          <IconButton label="End selection" onClick={end}>
            <X {...icon} />
          </IconButton>
          <p role="status" className="text-sm font-medium">
            {contactsWords(chosen.length)} selected
          </p>
          {chosen.length < shown && (
            <Button variant="quiet" size="sm" className="ms-auto md:ms-2" onClick={all}>
              {`Select all ${shown}`}
            </Button>
          )}
        </div>
        <div className="flex justify-between md:gap-1">
          {chosen.length > 0 && (
            <Link to="/rounds/new" search={{ people: chosen.map(({ id }) => id).join() }} className={actClass}>
              <Layers {...icon} />
              Cards
            </Link>
          )}
          {acts.map(({ kind, label, icon: sign }) => (
            <button
              key={kind}
              type="button"
              disabled={chosen.length === 0}
              onClick={() => setAsked({ kind, open: true })}
              className={actClass}
            >
              {sign}
              {label}
            </button>
          ))}
        </div>
      </div>
      {asked && (
        <BulkDialog
          key={asked.kind}
          kind={asked.kind}
          open={asked.open}
          people={chosen}
          busy={change.isPending}
          onClose={() => setAsked({ ...asked, open: false })}
          onChange={(wanted) => change.mutate({ ids: chosen.map(({ id }) => id), change: wanted })}
        />
      )}
    </>
  );
}
