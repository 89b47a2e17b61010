import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { mostOfPlace } from '../../../../contract/place.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { keepCard } from '../../../queries/cards.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** The place on the postmark of the card's envelope. */
export function PlaceForm({ card }: { card: CardView }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [place, setPlace] = useState(card.place ?? '');
  const save = useMutation({
    mutationFn: () => call('PATCH /api/cards/:id', { params: { id: card.id }, body: { place } }),
    onSuccess: async (changed) => {
      await keepCard(queryClient, changed);
      setPlace(changed.place ?? '');
      toast({ title: changed.place ? t`Posted in ${changed.place}` : t`Posted without a place` });
    },
    onError: (error) =>
      toast({ title: t`The postmark was not changed`, description: error.message, variant: 'destructive' }),
  });
  const isChanged = place.trim() !== (card.place ?? '');
  return (
    <form
      data-needs="cards"
      noValidate
      className="mt-5 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Field
        label="Postmarked in"
        optional
        hint={
          card.scheduledDate
            ? 'A town or a house. It appears on the envelope and on your next cards.'
            : 'A town or a house. It appears on the envelope once the card has a day, and on your next cards.'
        }
      >
        <TextInput
          dir="auto"
          maxLength={mostOfPlace}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
      </Field>
      {isChanged && (
        <Button type="submit" variant="line" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      )}
    </form>
  );
}
