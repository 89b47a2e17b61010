import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import type { CardStylePreset, StyleSettings } from '../../../../contract/styles.ts';
import { translated } from '../../../../contract/translate.ts';
import type { StyleCategory } from '../../../../contract/vocabulary.ts';
import { needsPhoto, settingsOfPreset, styleCategoryLabels } from '../../../../domain/styles.ts';
import { presetsQuery } from '../../../queries/presets.queries.ts';
import { CategoryTiles } from '../../../style-choice/category-tiles.tsx';
import { keptPhotoLimits, PhotoBox } from '../../../style-choice/photo-box.tsx';
import { PresetGrid } from '../../../style-choice/preset-grid.tsx';
import { missingStylePhoto } from '../../../style-choice/style-photo.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { PhotoCrop } from '../create/photo/photo-crop.tsx';
import '../create/create-card.css';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { currentCardIn } from './stale-card.ts';
import { styleWords } from './style-words.ts';
import type { useRedraw } from './use-redraw.ts';

type Focus = StyleSettings['focus'];

/** Chooses another style for the card, with its photo. The style is saved together with the new picture (D27). */
export function ChangeStyleDialog({
  card,
  redraw: { start },
  onClose,
}: {
  card: CardView;
  redraw: ReturnType<typeof useRedraw>;
  onClose: () => void;
}) {
  const presets = useQuery(presetsQuery);
  const [category, setCategory] = useState<StyleCategory>(card.styleSettings?.category ?? 'AIgen');
  const [presetId, setPresetId] = useState(card.cardStylePresetId);
  const [photo, setPhoto] = useState<File | null>(null);
  const [focus, setFocus] = useState<Focus>(card.styleSettings?.focus ?? null);
  const [version, setVersion] = useState(card.version);
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const [asks, setAsks] = useState(false);
  const ofCategory = presets.data?.filter((preset) => preset.category === styleCategoryLabels[category]);
  const chosen = ofCategory?.find(({ id }) => id === presetId);
  const takesPhoto = needsPhoto(category);
  const lacksPhoto = takesPhoto && !photo && !card.sourceImageUrl;
  const apply = (preset: CardStylePreset, keepApproved: boolean) =>
    start.mutate(
      {
        photo: takesPhoto ? photo : null,
        body: {
          presetId: preset.id,
          styleSettings: takesPhoto && focus ? { ...settingsOfPreset(preset), focus } : undefined,
          keepApproved,
          version,
        },
      },
      {
        onSuccess: onClose,
        onError: (error) => {
          const current = currentCardIn(error);
          if (!current) return;
          setVersion(current.version);
          setChangedElsewhere(true);
        },
      },
    );
  const { occasionId, category: occasion, personId } = card;
  const sampleFor = occasionId === null ? { category: occasion, personId } : { dateId: occasionId };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Change Style"
      description="A new picture is drawn in the style you choose. The words stay."
      actions={
        <>
          {/* Shown beside the button it disables, because the photo box is below the styles and may be out of view. */}
          <p role="status" className="me-auto self-center text-sm text-ink-soft max-md:w-full">
            {lacksPhoto && missingStylePhoto}
          </p>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!chosen || lacksPhoto}
            busy={start.isPending}
            busyLabel="Applying..."
            onClick={() => {
              if (!chosen) return;
              if (card.deliveryStatus === 'approved_and_scheduled') setAsks(true);
              else apply(chosen, false);
            }}
          >
            Apply
          </Button>
        </>
      }
    >
      {changedElsewhere && (
        <div className="mb-5">
          <ErrorNote title="This card was changed elsewhere">
            Saved is now: {styleWords(card)}. Your choice: {chosen ? translated(chosen.name) : 'none yet'}. Apply again
            to take your choice.
          </ErrorNote>
        </div>
      )}
      <CategoryTiles presets={presets.data} value={category} sampleFor={sampleFor} onChoose={setCategory} />
      <PresetGrid presets={ofCategory} chosenId={presetId} sampleFor={sampleFor} onChoose={setPresetId} />
      {takesPhoto && (
        <PhotoBox
          photo={photo}
          keptUrl={card.sourceImageUrl}
          limits={keptPhotoLimits}
          onPhoto={(file) => {
            setPhoto(file);
            setFocus(null);
          }}
        >
          {(shown) => <PhotoCrop key={shown.url} {...shown} focus={focus ?? null} onFocus={setFocus} />}
        </PhotoBox>
      )}
      <KeepApprovedDialog
        open={asks}
        onClose={() => setAsks(false)}
        onChoose={(keepApproved) => {
          setAsks(false);
          if (chosen) apply(chosen, keepApproved);
        }}
      />
    </Dialog>
  );
}
