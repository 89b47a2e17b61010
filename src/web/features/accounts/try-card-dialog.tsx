import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { TriedCard, triedCardBody } from '../../../contract/first-card.ts';
import { call } from '../../api.ts';
import { ordinalDay } from '../../calendar-words.ts';
import { checkLater } from '../../check-later.ts';
import type { CardWish } from '../../first-card/kept-wish.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { timeZoneHere } from '../../time-zones.ts';
import { Button } from '../../ui/button.tsx';
import { CardArt } from '../../ui/card-art.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { usePictureUrl } from '../../use-picture-url.ts';

const check = checkLater(async () => (await import('../../../contract/first-card.ts')).triedCardBody);

/** Draws a real card for a visitor from a name and a birthday. `onKeep` runs when they want to keep it. */
export function TryCardDialog({
  open,
  onOpenChange,
  onKeep,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onKeep: (wish: CardWish) => void;
}) {
  const form = useForm<z.input<typeof triedCardBody>, unknown, z.output<typeof triedCardBody>>({
    resolver: check,
    defaultValues: { name: '', birthday: '', timeZone: timeZoneHere() },
  });
  const drawing = useMutation({
    mutationFn: (body: CardWish) => call('POST /api/first-card/try', { body: { ...body, timeZone: timeZoneHere() } }),
  });
  const { errors } = form.formState;
  const draw = form.handleSubmit((wish) => drawing.mutate(wish, { onError: (error) => showFieldErrors(error, form) }));
  const drawn = drawing.data && drawing.variables;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="A card before an account"
      description="Drawn here and now for someone you love. Nothing is stored unless you keep it."
      actions={
        <>
          <Button
            variant={drawn ? 'line' : 'wax'}
            busy={drawing.isPending}
            busyLabel="Drawing..."
            onClick={() => void draw()}
          >
            {drawn ? 'Draw another' : 'Draw the card'}
          </Button>
          {drawn && (
            <Button variant="wax" onClick={() => onKeep({ name: drawn.name, birthday: drawn.birthday })}>
              Keep it: create my account
            </Button>
          )}
        </>
      }
    >
      <form noValidate className="grid gap-4.5" onSubmit={(event) => void draw(event)}>
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field label="Their name" error={errors.name?.message}>
            <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label="Their birthday" error={errors.birthday?.message}>
            <Controller
              control={form.control}
              name="birthday"
              render={({ field }) => <DateInput ref={field.ref} value={field.value} onValueChange={field.onChange} />}
            />
          </Field>
        </div>
        {/* Enter submits although the button stands outside of the form. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
          Draw
        </button>
      </form>
      {drawing.error && !Object.keys(errors).length && (
        <div className="mt-5">
          <ErrorNote title="The card could not be drawn">{drawing.error.message}</ErrorNote>
        </div>
      )}
      {drawing.data && <DrawnCard card={drawing.data} />}
    </Dialog>
  );
}

function DrawnCard({ card: { title, message, day, picture } }: { card: TriedCard }) {
  const url = usePictureUrl(picture);
  return (
    <div role="status" className="mt-6 grid items-center gap-5 sm:grid-cols-2">
      {url && <CardArt imageUrl={url} alt={title} loading="eager" />}
      <div className="min-w-0 break-words" dir="auto">
        <p className="font-serif text-xl">{title}</p>
        <p className="mt-2 whitespace-pre-line text-ink-soft">{message}</p>
        <p className="mt-3 text-sm text-ink-faint">It would arrive on {ordinalDay(day)}, after you have approved it.</p>
      </div>
    </div>
  );
}
