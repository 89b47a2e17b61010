import { Link } from '@tanstack/react-router';
import { CalendarPlus, HeartHandshake, Languages, Layers, Palette, Tags, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BulkChange } from '../../../../contract/bulk.ts';
import { t } from '../../../../contract/translate.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { contactsWords } from './bulk-words.ts';
import { SelectionFrame } from './selection-frame.tsx';
import { useChangePeople } from './use-change-people.ts';
import type { Selection } from './use-selection.ts';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;
const acts: { kind: BulkChange['kind']; label: string; icon: ReactNode }[] = [
  { kind: 'groups', label: t`Groups`, icon: <Tags {...icon} /> },
  { kind: 'relationship', label: t`Relation`, icon: <HeartHandshake {...icon} /> },
  { kind: 'date', label: t`Date`, icon: <CalendarPlus {...icon} /> },
  { kind: 'style', label: t`Style`, icon: <Palette {...icon} /> },
  { kind: 'language', label: t`Language`, icon: <Languages {...icon} /> },
  { kind: 'delete', label: t`Delete`, icon: <Trash2 {...icon} /> },
];

const actClass =
  'grid min-h-12 min-w-13 cursor-pointer place-items-center gap-0.5 rounded-lg px-2 py-1 text-xs text-ink-soft hover:bg-well hover:text-ink focus-visible:outline-2 focus-visible:outline-focus disabled:cursor-default disabled:opacity-50';

/** What can be done with the chosen contacts; stays at the lower edge of the window. */
export function SelectionBar({ selection, shown }: { selection: Selection; shown: number }) {
  const { chosen, end } = selection;
  const [asked, setAsked] = useState<{ kind: BulkChange['kind']; open: boolean } | null>(null);
  const change = useChangePeople(end);
  return (
    <>
      <SelectionFrame
        label="Selected contacts"
        words={`${contactsWords(chosen.length)} selected`}
        selection={selection}
        shown={shown}
      >
        <div data-needs="contacts" className="grid grid-cols-4 md:flex md:gap-1">
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
      </SelectionFrame>
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
