import { ImageUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../contract/translate.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FilePicker } from '../ui/file-picker.tsx';
import type { Extent } from './small-photo.ts';
import { SmallPhotoNote } from './small-photo-note.tsx';
import { useObjectUrl } from './use-object-url.ts';
import './style-choice.css';

/** The files a photo box accepts, and its hint about them. */
export type PhotoLimits = { accept: string; hint: string; megabytes: number };

/** The limits for a photo stored with a style. */
export const keptPhotoLimits: PhotoLimits = {
  accept: 'image/png,image/jpeg',
  hint: t`PNG, JPG or JPEG (max 5MB)`,
  megabytes: 5,
};

/** The chosen photo, or the one stored with the style. */
export type ShownPhoto = {
  url: string;
  name: string | undefined;
  /** What stands in its place if the browser cannot show it; null while something else is said about it. */
  unseen: string | null;
};

/** Chooses the photo that AI Enhanced repaints and Photo shows. */
export function PhotoBox({
  photo,
  ownUrl = null,
  keptUrl,
  limits: { accept, hint, megabytes },
  note,
  problem,
  onPhoto,
  children = (shown) => <PhotoThumb key={shown.url} {...shown} />,
}: {
  photo: File | null;
  /** The address of the chosen photo once stored, for browsers that cannot show the file itself. */
  ownUrl?: string | null;
  /** The photo stored with the style. */
  keptUrl: string | null;
  limits: PhotoLimits;
  /** Shown below the box unless there is a problem. */
  note?: string;
  problem?: string;
  onPhoto: (photo: File | null) => void;
  /** Renders the photo; a thumbnail by default. */
  children?: (shown: ShownPhoto) => ReactNode;
}) {
  const fileUrl = useObjectUrl(photo);
  const shownUrl = (isHeic(photo) && ownUrl) || fileUrl || ownUrl || keptUrl;
  const [tooLarge, setTooLarge] = useState(false);
  const unseen = note || problem || tooLarge ? null : unseenWords(isHeic(photo));
  const take = (file: File) => {
    const fits = file.size <= megabytes * 1024 * 1024;
    setTooLarge(!fits);
    if (fits) onPhoto(file);
  };
  return (
    <Field
      group
      className="mt-6"
      label="Upload a photo"
      hint={note}
      error={tooLarge ? `This picture is larger than ${megabytes}MB. Please choose a smaller one.` : problem}
    >
      <div className="style-photo">
        {shownUrl && children({ url: shownUrl, name: photo?.name, unseen })}
        <FilePicker
          accept={accept}
          label={photo || ownUrl || keptUrl ? 'Choose another photo' : 'Choose a photo or drop it here'}
          hint={hint}
          icon={<ImageUp size={22} strokeWidth={1.6} className="text-ink-faint" aria-hidden />}
          onFile={take}
        />
        {(photo || ownUrl) && (
          <p className="col-span-full flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <bdi className="min-w-0 break-all">{photo?.name ?? 'Your photo'}</bdi>
            <Button variant="quiet" size="sm" onClick={() => onPhoto(null)}>
              Remove
            </Button>
          </p>
        )}
      </div>
    </Field>
  );
}

function isHeic(photo: File | null): boolean {
  return photo !== null && /hei[cf]$/i.test(photo.type || photo.name);
}

/** Not every browser can show HEIC, but the server can use it. */
function unseenWords(isHeic: boolean): string {
  return isHeic ? t`Ready. This browser cannot show this format.` : t`This picture cannot be shown. It may be damaged.`;
}

/** A thumbnail with a fallback. */
function PhotoThumb({ url, name, unseen }: ShownPhoto) {
  const [broken, setBroken] = useState(false);
  const [extent, setExtent] = useState<Extent | null>(null);
  if (broken) {
    return unseen && <p className="style-photo-thumb text-xs text-ink-faint">{unseen}</p>;
  }
  return (
    <>
      <img
        className="style-photo-thumb"
        src={url}
        alt={name ? `Your photo ${name}` : 'Your photo'}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setExtent({ width, height })}
        onError={() => setBroken(true)}
      />
      <SmallPhotoNote extent={extent} className="order-1 col-span-full" />
    </>
  );
}
