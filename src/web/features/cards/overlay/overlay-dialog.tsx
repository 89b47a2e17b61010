import { useState } from 'react';
import type { PreviewOverlayBody } from '../../../../contract/generation.ts';
import type { TextOverlay } from '../../../../contract/styles.ts';
import { t } from '../../../../contract/translate.ts';
import { overlayPresets } from '../../../../domain/styles.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { OverlayControls } from './overlay-controls.tsx';
import { OverlayPreview } from './overlay-preview.tsx';
import { changeOverlay, pickOverlayPreset } from './overlay-state.ts';
import './overlay.css';

export type OverlayDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The user's stored photo; null while it is uploading. */
  imageUrl: string | null;
  title: string;
  focus: PreviewOverlayBody['focus'];
  /** Null for the plain default. */
  overlay: TextOverlay | null;
  saving?: boolean;
  /** Why it could not be saved. */
  problem?: string;
  onSave: (overlay: TextOverlay) => void;
};

/** Starts from the saved overlay each time it opens. */
export function OverlayDialog({ open, onOpenChange, ...rest }: OverlayDialogProps) {
  return open ? <OpenDialog {...rest} onClose={() => onOpenChange(false)} /> : null;
}

function OpenDialog({
  imageUrl,
  title,
  focus,
  overlay: saved,
  saving,
  problem,
  onSave,
  onClose,
}: Omit<OverlayDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const toast = useToast();
  const [overlay, setOverlay] = useState<TextOverlay>(saved ?? overlayPresets.custom);
  const pickPreset = (name: string) => {
    const picked = pickOverlayPreset(overlay, name);
    if (picked) setOverlay(picked);
    else toast({ title: t`Error`, description: t`Selected preset not found`, variant: 'destructive' });
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
          {problem && (
            <p role="alert" className="me-auto self-center text-sm text-danger-text max-md:w-full">
              {problem}
            </p>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={saving} busyLabel="Saving..." onClick={() => onSave(overlay)}>
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
