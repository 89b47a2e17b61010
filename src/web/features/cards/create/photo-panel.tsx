import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';

const accepted = 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif';
const limitBytes = 10 * 1024 * 1024;

/** The photo that AI Enhanced paints and Photo shows. */
export function PhotoPanel({
  photo,
  photoUrl,
  keptUrl,
  problem,
  onPhoto,
}: {
  photo: File | null;
  /** Where the chosen photo can be looked at. */
  photoUrl: string | null;
  /** The photo that belongs to the style already. */
  keptUrl: string | null;
  problem?: string;
  onPhoto: (photo: File | null) => void;
}) {
  const [tooLarge, setTooLarge] = useState(false);
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
        <PhotoThumb key={photoUrl ?? keptUrl} url={photoUrl ?? keptUrl} name={photo?.name} />
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

/** Not every browser can show a HEIC picture: the card can be made of it all the same. */
function PhotoThumb({ url, name }: { url: string | null; name: string | undefined }) {
  const [broken, setBroken] = useState(false);
  if (!url) return null;
  if (broken) {
    return <p className="create-photo-thumb text-xs text-ink-faint">Ready. This browser cannot show this format.</p>;
  }
  return (
    <img
      className="create-photo-thumb"
      src={url}
      alt={name ? `Your photo ${name}` : 'Your photo'}
      onError={() => setBroken(true)}
    />
  );
}
