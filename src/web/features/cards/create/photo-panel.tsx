import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import type { CreateForm } from './create-form-state.ts';
import { PhotoCrop } from './photo-crop.tsx';

const accepted = 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif';
const limitBytes = 10 * 1024 * 1024;

/** The photo that AI Enhanced paints and Photo shows. */
export function PhotoPanel({
  photo,
  photoUrl,
  keptUrl,
  problem,
  focus,
  onPhoto,
  onFocus,
}: {
  photo: File | null;
  /** Where the chosen photo can be looked at. */
  photoUrl: string | null;
  /** The photo that belongs to the style already. */
  keptUrl: string | null;
  problem?: string;
  focus: CreateForm['focus'];
  onPhoto: (photo: File | null) => void;
  onFocus: (focus: CreateForm['focus']) => void;
}) {
  const [tooLarge, setTooLarge] = useState(false);
  const shownUrl = photoUrl ?? keptUrl;
  const take = (file: File) => {
    setTooLarge(file.size > limitBytes);
    if (file.size <= limitBytes) onPhoto(file);
  };
  return (
    <Field
      group
      className="mt-6"
      label="Upload a photo"
      error={tooLarge ? 'This picture is larger than 10MB. Please choose a smaller one.' : problem}
    >
      <div className="create-photo">
        {shownUrl && <PhotoCrop key={shownUrl} url={shownUrl} name={photo?.name} focus={focus} onFocus={onFocus} />}
        <FilePicker
          accept={accepted}
          label={photo || keptUrl ? 'Choose another photo' : 'Choose a photo or drop it here'}
          hint="JPEG, PNG or GIF, up to 10MB"
          icon={<ImageUp size={22} strokeWidth={1.6} className="text-ink-faint" aria-hidden />}
          onFile={take}
        />
        {photo && (
          <p className="col-span-full flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <bdi className="min-w-0 break-all">{photo.name}</bdi>
            <Button variant="quiet" size="sm" onClick={() => onPhoto(null)}>
              Remove
            </Button>
          </p>
        )}
      </div>
    </Field>
  );
}
