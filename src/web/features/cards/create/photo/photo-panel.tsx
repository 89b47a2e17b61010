import { Type } from 'lucide-react';
import { useState } from 'react';
import type { TextOverlay } from '../../../../../contract/styles.ts';
import { inSense, t } from '../../../../../contract/translate.ts';
import { overlayPresets } from '../../../../../domain/styles.ts';
import { PhotoBox } from '../../../../style-choice/photo-box.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useLater } from '../../../../ui/use-later.ts';
import { OverlayDialog } from '../../overlay/later-overlay-dialog.tsx';
import type { CreateForm, CreateFormEvent } from '../create-form-state.ts';
import type { FormView } from '../form-view.ts';
import { SeveralPhotos } from './several-photos.tsx';
import type { useCreatePhoto } from './use-create-photo.ts';

const photoLimits = {
  accept: 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif',
  hint: t`JPEG, PNG or GIF, up to 10MB`,
  megabytes: 10,
};

const loadCrop = () => import('./photo-crop.tsx').then(({ PhotoCrop }) => PhotoCrop);

/** The photo of AI Enhanced and Photo cards: the file, its crop, and the text over it. */
export function PhotoPanel({
  form,
  view: { style, title },
  photo,
  problem,
  change,
  onPhoto,
}: {
  form: CreateForm;
  view: FormView;
  photo: ReturnType<typeof useCreatePhoto>;
  problem?: string;
  change: (event: CreateFormEvent) => void;
  onPhoto: () => void;
}) {
  const [edits, setEdits] = useState(false);
  const PhotoCrop = useLater(loadCrop, form.photoUrl !== null || photo.file !== null);
  /** The overlay before it was removed. */
  const [lastWords, setLastWords] = useState<TextOverlay>(overlayPresets.custom);
  if (!style) return null;
  const storedUrl = form.photoUrl ?? (photo.file ? null : style.photoUrl);
  const { overlay = null } = style.settings;
  const setOverlay = (chosen: CreateForm['overlay']) => {
    if (overlay) setLastWords(overlay);
    change({ type: 'overlayChosen', overlay: chosen });
  };
  return (
    <>
      <PhotoBox
        photo={photo.file}
        ownUrl={form.photoUrl}
        keptUrl={style.photoUrl}
        limits={photoLimits}
        note={photo.storing ? 'Uploading your photo...' : undefined}
        problem={photo.problem ?? problem}
        onPhoto={(file) => {
          photo.choose(file);
          onPhoto();
        }}
      >
        {(shown) =>
          PhotoCrop && (
            <PhotoCrop
              key={shown.url}
              {...shown}
              focus={form.focus}
              onFocus={(focus) => change({ type: 'focusChosen', focus })}
            />
          )
        }
      </PhotoBox>
      {photo.again && (
        <Button variant="line" size="sm" className="mt-2" onClick={photo.again}>
          Upload it again
        </Button>
      )}
      {!photo.storing && <SeveralPhotos form={form} photo={photo} accept={photoLimits.accept} />}
      {style.settings.category === 'photo' && (
        <Field group label="Words on the photo" className="mt-6">
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              value={overlay ? 'withTitle' : 'original'}
              onValueChange={(usage) => setOverlay(usage === 'original' ? 'none' : lastWords)}
              options={[
                { value: 'original', label: inSense('words on the photo')`None` },
                { value: 'withTitle', label: t`The title` },
              ]}
            />
            {overlay && (
              <Button variant="line" disabled={storedUrl === null} onClick={() => setEdits(true)}>
                <Type size={18} strokeWidth={1.6} aria-hidden />
                Text overlay style
              </Button>
            )}
          </div>
        </Field>
      )}
      <OverlayDialog
        open={edits}
        onOpenChange={setEdits}
        imageUrl={storedUrl}
        title={title}
        focus={form.focus}
        overlay={overlay}
        onSave={(chosen) => {
          setOverlay(chosen);
          setEdits(false);
        }}
      />
    </>
  );
}
