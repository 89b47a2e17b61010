import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import type { TextOverlay } from '../../../../contract/styles.ts';
import { inSense, t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { OverlayDialog } from '../overlay/later-overlay-dialog.tsx';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { currentCardIn } from './stale-card.ts';
import { toastTitles } from './toast-titles.ts';
import type { useRedraw } from './use-redraw.ts';

/** The title over the photo of a Photo card: shows, styles or removes it (D35). */
export function PhotoWords({
  card,
  redraw,
  busy,
}: {
  card: CardView;
  redraw: ReturnType<typeof useRedraw>;
  busy: boolean;
}) {
  const toast = useToast();
  const [edits, setEdits] = useState(false);
  /** The change to save once the user has answered whether the card stays approved. */
  const [asks, setAsks] = useState<{ overlay: TextOverlay | null } | null>(null);
  const save = useOverlay(card, redraw);
  const saving = useMutation({
    mutationFn: ({ overlay, keepApproved }: { overlay: TextOverlay | null; keepApproved: boolean }) =>
      save(overlay, keepApproved),
    onSuccess: () => setEdits(false),
    onError: (error) =>
      toast({
        ...(currentCardIn(error)
          ? { title: toastTitles.updateFailed, description: error.message }
          : { title: t`Error`, description: t`Failed to save text overlay style` }),
        variant: 'destructive',
      }),
  });
  const settings = card.styleSettings;
  if (settings?.category !== 'photo' || !card.sourceImageUrl) return null;
  const overlay = settings.overlay ?? null;
  const choose = (chosen: TextOverlay | null) => {
    if (card.deliveryStatus === 'approved_and_scheduled') setAsks({ overlay: chosen });
    else saving.mutate({ overlay: chosen, keepApproved: false });
  };
  return (
    <section className="card-edit-part card-edit-row" aria-label="Words on the photo">
      <div className="min-w-0">
        <h3>Words on the photo</h3>
        <p className="text-sm text-ink-faint">
          {overlay ? 'The title of the card' : inSense('words on the photo')`None`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {overlay && (
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => choose(null)}>
            Take them off
          </Button>
        )}
        <Button
          variant="line"
          size="sm"
          disabled={busy}
          onClick={() => {
            saving.reset();
            setEdits(true);
          }}
        >
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
        saving={saving.isPending}
        problem={saving.error?.message}
        onSave={choose}
      />
      <KeepApprovedDialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        onChoose={(keepApproved) => {
          setAsks(null);
          if (asks) saving.mutate({ ...asks, keepApproved });
        }}
      />
    </section>
  );
}

/** Redraws the photo with a changed overlay, unless another style was saved elsewhere meanwhile (D35, D37). */
function useOverlay(card: CardView, { start }: ReturnType<typeof useRedraw>) {
  const before = JSON.stringify(card.styleSettings);
  return async (overlay: TextOverlay | null, keepApproved: boolean): Promise<void> => {
    const order = (version: number) =>
      start.mutateAsync({
        body: { styleSettings: card.styleSettings && { ...card.styleSettings, overlay }, keepApproved, version },
        photo: null,
        saysFailure: true,
      });
    try {
      await order(card.version);
    } catch (error) {
      const current = currentCardIn(error);
      const untouched = current && JSON.stringify(current.styleSettings) === before;
      if (!untouched || current.deliveryStatus !== card.deliveryStatus) throw error;
      await order(current.version);
    }
  };
}
