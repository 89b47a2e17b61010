import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ReceivedCardView } from '../../../../contract/keeping-in-touch.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { useKeepInTouch } from '../../../in-touch/use-keep-in-touch.ts';
import { keepsakesQuery } from '../../../queries/keepsakes.queries.ts';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useToday } from '../../../use-today.ts';

const undoMs = 12_000;
type Typed = Omit<ReceivedCardView, 'id'>;

/** Adds a card that came from a contact, with a photo of it, or changes one. */
export function ReceivedCardDialog({
  personId,
  card,
  open,
  onClose,
}: {
  personId: number;
  /** Null for a new one. */
  card: ReceivedCardView | null;
  open: boolean;
  onClose: () => void;
}) {
  const today = useToday();
  const formId = useId();
  const [typed, setTyped] = useState<Typed>(card ?? { day: today, title: '', message: null, imageUrl: null });
  const [isUploading, setUploading] = useState(false);
  const { save, remove, isRemoving } = useReceivedCard(personId, card?.id ?? null, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form is a dialog's, and must not send that of the page around it.
    event.stopPropagation();
    save.mutate(typed);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={card ? 'A card from them' : 'Add a card from them'}
      actions={
        <>
          {card && (
            <Button
              data-needs="contacts"
              variant="quiet"
              className="me-auto"
              busy={isRemoving}
              busyLabel="Removing..."
              onClick={() => remove(card)}
            >
              Remove
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            data-needs="contacts"
            type="submit"
            form={formId}
            busy={save.isPending}
            busyLabel="Saving..."
            disabled={isUploading}
          >
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4.5" onSubmit={submit}>
        <CardPhoto
          imageUrl={typed.imageUrl}
          onImage={(imageUrl) => setTyped((before) => ({ ...before, imageUrl }))}
          onBusy={setUploading}
        />
        <Field label="What card was it?">
          <TextInput
            dir="auto"
            required
            maxLength={200}
            placeholder="Christmas card"
            value={typed.title}
            onChange={({ target }) => setTyped({ ...typed, title: target.value })}
          />
        </Field>
        <Field label="When did it come?">
          <DateInput required max={today} value={typed.day} onValueChange={(day) => setTyped({ ...typed, day })} />
        </Field>
        <Field label="What did they write?" optional>
          <TextArea
            dir="auto"
            rows={2}
            maxLength={5000}
            value={typed.message ?? ''}
            onChange={({ target }) => setTyped({ ...typed, message: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/** The picture of the card. It is uploaded when chosen, because the server turns it upright and removes where it was taken. */
function CardPhoto({
  imageUrl,
  onImage,
  onBusy,
}: {
  imageUrl: string | null;
  onImage: (imageUrl: string | null) => void;
  onBusy: (isBusy: boolean) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const upload = useMutation({
    mutationFn: (image: File) => call('POST /api/people/upload-image', { files: { image } }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: (stored) => onImage(stored.imageUrl),
  });
  return (
    <div ref={place} className="grid gap-2">
      {imageUrl && (
        <img
          src={imageUrl}
          alt="The card"
          className="max-h-60 max-w-full justify-self-center rounded-paper shadow-paper-2"
        />
      )}
      <Field label="Photo" optional error={upload.error?.message}>
        <FilePicker
          accept="image/*"
          disabled={upload.isPending}
          icon={<Camera size={20} strokeWidth={1.6} className="text-ink-faint" aria-hidden />}
          label={
            upload.isPending
              ? 'Uploading photo...'
              : imageUrl
                ? 'Choose another photo'
                : 'Photograph or choose the card'
          }
          hint="Any picture, including from an iPhone"
          onFile={(file) => upload.mutate(file)}
        />
      </Field>
      {imageUrl && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            onImage(null);
            rescueFocus(place.current?.querySelector('input') ?? null);
          }}
        >
          Remove photo
        </Button>
      )}
    </div>
  );
}

/** Keeps or removes a card, and shows it on the shelf; a removed one can be put back. */
function useReceivedCard(personId: number, cardId: number | null, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { id: personId };
  const onKept = () => {
    void queryClient.invalidateQueries(keepsakesQuery(personId));
    onDone();
  };
  const add = (body: Typed) => call('POST /api/people/:id/received-cards', { params, body });
  const save = useKeepInTouch(
    personId,
    (body: Typed) =>
      cardId === null
        ? add(body)
        : call('PUT /api/people/:id/received-cards/:itemId', { params: { ...params, itemId: cardId }, body }),
    onKept,
  );
  const restore = useKeepInTouch(personId, add, onKept);
  const removal = useKeepInTouch(
    personId,
    ({ id }: ReceivedCardView) =>
      call('DELETE /api/people/:id/received-cards/:itemId', { params: { ...params, itemId: id } }),
    onKept,
  );
  const remove = (card: ReceivedCardView) =>
    removal.mutate(card, {
      onSuccess: () =>
        toast({
          title: t`The card was removed`,
          timeoutMs: undoMs,
          action: { label: t`Undo`, onClick: () => restore.mutate(card) },
        }),
    });
  return { save, remove, isRemoving: removal.isPending };
}
