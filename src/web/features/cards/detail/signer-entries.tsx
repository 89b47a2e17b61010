import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Handwriting } from '../../../../card-page/handwriting.tsx';
import type { CardEntry } from '../../../../contract/signing.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { SigningActs } from './use-signing.ts';

/** More than these would push the rest of the page far down on a phone. */
const shownAtFirst = 6;

/** What others wrote, in the card's order, with the owner's buttons. */
export function SignerEntries({
  entries,
  acts: { changeEntry, removeEntry },
  isEditable,
}: {
  entries: CardEntry[];
  acts: SigningActs;
  isEditable: boolean;
}) {
  const [showsAll, setShowsAll] = useState(entries.length <= shownAtFirst);
  const [removed, setRemoved] = useState<CardEntry | null>(null);
  if (entries.length === 0) return <p className="text-sm text-ink-soft">Nobody has signed yet.</p>;
  return (
    <>
      <p className="text-sm font-semibold">
        {entries.length === 1 ? 'One has signed' : `${entries.length} have signed`}
      </p>
      <ul className="grid gap-4">
        {(showsAll ? entries : entries.slice(0, shownAtFirst)).map((entry, position) => (
          <li key={entry.id}>
            <div className={entry.isHidden ? 'signature-paper opacity-55' : 'signature-paper'}>
              {entry.imageUrl && (
                <img
                  src={entry.imageUrl}
                  alt={`From ${entry.name}`}
                  className="mb-2 max-h-32 max-w-full"
                  loading="lazy"
                />
              )}
              {entry.message && (
                <p dir="auto" className="whitespace-pre-line">
                  {entry.message}
                </p>
              )}
              {entry.ink ? (
                <Handwriting ink={entry.ink} words={entry.name} letters={26} />
              ) : (
                <p dir="auto">{entry.name}</p>
              )}
            </div>
            <div data-needs="cards" className="mt-1 flex flex-wrap items-center gap-1">
              {isEditable && (
                <>
                  <IconButton
                    label={entry.isHidden ? `Show ${entry.name}` : `Hide ${entry.name}`}
                    onClick={() => changeEntry.mutate({ entryId: entry.id, isHidden: !entry.isHidden })}
                  >
                    {entry.isHidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
                  </IconButton>
                  <IconButton
                    label={`Move ${entry.name} up`}
                    disabled={position === 0}
                    onClick={() => changeEntry.mutate({ entryId: entry.id, move: 'up' })}
                  >
                    <ArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Move ${entry.name} down`}
                    disabled={position === entries.length - 1}
                    onClick={() => changeEntry.mutate({ entryId: entry.id, move: 'down' })}
                  >
                    <ArrowDown size={16} aria-hidden />
                  </IconButton>
                </>
              )}
              <IconButton label={`Remove ${entry.name}`} onClick={() => setRemoved(entry)}>
                <Trash2 size={16} aria-hidden />
              </IconButton>
              {entry.isHidden && <span className="text-xs text-ink-soft">Hidden: it is not on the card.</span>}
            </div>
          </li>
        ))}
      </ul>
      {!showsAll && entries.length > shownAtFirst && (
        <Button variant="line" size="sm" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {entries.length}
        </Button>
      )}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Remove this from the card?"
        text={
          <>
            What <bdi>{removed?.name}</bdi> wrote is deleted for good. Hiding keeps it.
          </>
        }
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={removeEntry.isPending}
        onConfirm={() => removed && removeEntry.mutate(removed.id, { onSettled: () => setRemoved(null) })}
      />
    </>
  );
}
