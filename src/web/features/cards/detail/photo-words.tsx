import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import type { TextOverlay } from '../../../../contract/styles.ts';
import { Button } from '../../../ui/button.tsx';
import { OverlayDialog } from '../overlay/overlay-dialog.tsx';

/** The title over the photo of a Photo card: how it sits there, and whether (D35). */
export function PhotoWords({
  card,
  busy,
  onChoose,
}: {
  card: CardView;
  busy: boolean;
  onChoose: (overlay: TextOverlay | null) => void;
}) {
  const [edits, setEdits] = useState(false);
  const settings = card.styleSettings;
  if (settings?.category !== 'photo' || !card.sourceImageUrl) return null;
  const overlay = settings.overlay ?? null;
  return (
    <section className="card-edit-part card-edit-row" aria-label="Words on the photo">
      <div className="min-w-0">
        <h3>Words on the photo</h3>
        <p className="text-sm text-ink-faint">{overlay ? 'The title of the card' : 'None'}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {overlay && (
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => onChoose(null)}>
            Take them off
          </Button>
        )}
        <Button variant="line" size="sm" disabled={busy} onClick={() => setEdits(true)}>
          {overlay ? 'Change how they sit' : 'Put the title on it'}
        </Button>
      </div>
      <OverlayDialog
        open={edits}
        onOpenChange={setEdits}
        imageUrl={card.sourceImageUrl}
        title={card.title}
        focus={settings.focus ?? null}
        overlay={overlay}
        onSave={onChoose}
      />
    </section>
  );
}
