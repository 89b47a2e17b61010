import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreviewOverlayBody } from '../../../../contract/generation.ts';
import type { TextOverlay } from '../../../../contract/styles.ts';
import { overlayPresets } from '../../../../domain/styles.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { OverlayControls } from './overlay-controls.tsx';
import { OverlayPreview } from './overlay-preview.tsx';
import { changeOverlay, pickOverlayPreset } from './overlay-state.ts';
import './overlay.css';

/** Chooses how the words of a card sit on its photo; nothing is kept before Save Style. */
export function OverlayDialog({
  open,
  onOpenChange,
  ...rest
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A stored picture of the user's own; null while it is on its way. */
  imageUrl: string | null;
  title: string;
  focus: PreviewOverlayBody['focus'];
  /** Null: the plain default. */
  overlay: TextOverlay | null;
  onSave: (overlay: TextOverlay) => void | Promise<void>;
}) {
  // Each opening starts from what is saved.
  return open ? <OpenDialog {...rest} onClose={() => onOpenChange(false)} /> : null;
}

function OpenDialog({
  imageUrl,
  title,
  focus,
  overlay: saved,
  onSave,
  onClose,
}: Omit<Parameters<typeof OverlayDialog>[0], 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const toast = useToast();
  const [overlay, setOverlay] = useState<TextOverlay>(saved ?? overlayPresets.custom);
  const fail = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });
  const save = useMutation({
    mutationFn: async () => onSave(overlay),
    onSuccess: onClose,
    onError: () => fail('Failed to save text overlay style'),
  });
  const pickPreset = (name: string) => {
    const picked = pickOverlayPreset(overlay, name);
    if (picked) setOverlay(picked);
    else fail('Selected preset not found');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Text Overlay Style"
      description="How your words sit on the photo"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.isPending} busyLabel="Saving..." onClick={() => save.mutate()}>
            Save Style
          </Button>
        </>
      }
    >
      <div className="overlay-dialog">
        <OverlayPreview wish={imageUrl === null ? null : { imageUrl, title: title.trim(), overlay, focus }} />
        <OverlayControls
          overlay={overlay}
          onPreset={pickPreset}
          onChange={(change) => setOverlay(changeOverlay(overlay, change))}
        />
      </div>
    </Dialog>
  );
}
