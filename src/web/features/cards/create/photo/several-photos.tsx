import { ChevronLeft, ChevronRight, ImagePlus, X } from 'lucide-react';
import { t } from '../../../../../contract/translate.ts';
import { mostPhotos, type PhotoLayout, photoLayouts } from '../../../../../contract/vocabulary.ts';
import { Field } from '../../../../ui/field.tsx';
import { FilePicker } from '../../../../ui/file-picker.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import type { CreateForm } from '../create-form-state.ts';
import type { useCreatePhoto } from './use-create-photo.ts';

const layoutWords: Record<PhotoLayout, string> = { grid: t`Grid`, large: t`One large`, prints: t`Prints` };

/** Further photos beside the first, their order, and how they lie on the card. */
export function SeveralPhotos({
  form: { photoUrl, photos },
  photo,
  accept,
}: {
  form: CreateForm;
  photo: ReturnType<typeof useCreatePhoto>;
  accept: string;
}) {
  if (photoUrl === null) return null;
  const { urls, layout } = photos ?? { urls: [photoUrl], layout: 'grid' };
  const change = (next: { urls?: readonly string[]; layout?: PhotoLayout; added?: readonly File[] }) =>
    photo.layOut({ urls, layout, added: [], ...next });
  const swapped = (at: number) => urls.toSpliced(at, 2, urls[at + 1] as string, urls[at] as string);
  const busy = photo.isLayingOut;
  return (
    <Field
      group
      label="More photos"
      optional
      className="mt-6"
      hint={busy ? 'Laying out your photos...' : 'Up to four on one card. Each is cut so that faces stay whole.'}
    >
      {photos && (
        <>
          <ol className="create-photos">
            {urls.map((url, at) => (
              <li key={url}>
                <img src={url} alt={t`${at + 1} of ${urls.length}`} />
                <span>
                  <IconButton
                    label={t`Move photo ${at + 1} forward`}
                    disabled={busy || at === 0}
                    onClick={() => change({ urls: swapped(at - 1) })}
                  >
                    <ChevronLeft size={18} strokeWidth={1.6} className="rtl:rotate-180" aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t`Move photo ${at + 1} back`}
                    disabled={busy || at === urls.length - 1}
                    onClick={() => change({ urls: swapped(at) })}
                  >
                    <ChevronRight size={18} strokeWidth={1.6} className="rtl:rotate-180" aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t`Remove photo ${at + 1}`}
                    disabled={busy}
                    onClick={() => change({ urls: urls.toSpliced(at, 1) })}
                  >
                    <X size={18} strokeWidth={1.6} aria-hidden />
                  </IconButton>
                </span>
              </li>
            ))}
          </ol>
          <Segmented
            label={t`How the photos lie`}
            value={layout}
            onValueChange={(chosen) => change({ layout: chosen })}
            options={photoLayouts.map((value) => ({ value, label: layoutWords[value], disabled: busy }))}
          />
        </>
      )}
      {urls.length < mostPhotos && (
        <FilePicker
          accept={accept}
          label="Add a photo"
          icon={<ImagePlus size={22} strokeWidth={1.6} className="text-ink-faint" aria-hidden />}
          disabled={busy}
          onFile={(file) => change({ added: [file] })}
        />
      )}
    </Field>
  );
}
