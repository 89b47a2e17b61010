import { useMutation } from '@tanstack/react-query';
import { Camera, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { rescueFocus } from '../../rescue-focus.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { useToast } from '../../ui/toast.tsx';

type PhotoFieldProps = {
  name: string;
  imageUrl: string | null;
  error: string | undefined;
  onImage: (imageUrl: string | null) => void;
  /** Called when an upload starts and ends. */
  onBusy: (busy: boolean) => void;
};

/** The contact's photo. It is uploaded when chosen, because the server converts any picture, even HEIC, for display. */
export function PhotoField({ name, imageUrl, error, onImage, onBusy }: PhotoFieldProps) {
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const upload = useMutation({
    mutationFn: (image: File) => call('POST /api/people/upload-image', { files: { image } }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: (stored) => onImage(stored.imageUrl),
    onError: (failure) =>
      toast({
        title: t`Image upload failed`,
        description: t`${failure.message} The contact can be saved without the photo.`,
        variant: 'destructive',
      }),
  });
  return (
    <div className="flex items-center gap-4 md:gap-6">
      {name.trim() || imageUrl ? (
        <Avatar name={name} imageUrl={imageUrl} size="xl" />
      ) : (
        <span className="avatar avatar-xl bg-well text-ink-faint" aria-hidden>
          <UserRound size={32} strokeWidth={1.4} />
        </span>
      )}
      <div ref={place} className="min-w-0 flex-1">
        <Field label="Photo" optional error={error ?? upload.error?.message}>
          <FilePicker
            accept="image/*"
            disabled={upload.isPending}
            icon={<Camera size={20} strokeWidth={1.6} className="text-ink-faint" aria-hidden />}
            label={upload.isPending ? 'Uploading photo...' : imageUrl ? 'Choose another photo' : 'Upload a photo'}
            hint="Any picture, including from an iPhone"
            onFile={(file) => upload.mutate(file)}
          />
        </Field>
        {imageUrl && (
          <Button
            variant="quiet"
            size="sm"
            className="mt-1 -ms-3"
            onClick={() => {
              onImage(null);
              rescueFocus(place.current?.querySelector('input') ?? null);
            }}
          >
            Remove photo
          </Button>
        )}
      </div>
    </div>
  );
}
