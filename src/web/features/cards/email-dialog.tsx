import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { z } from 'zod';
import { type PersonView, peopleEndpoints } from '../../../contract/people.ts';
import { ApiError, call } from '../../api.ts';
import { markPeopleStale } from '../../queries/people.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { invalidEmail } from './invalid-email.ts';

/** Asks for the e-mail address a contact does not have yet and saves it with the contact. */
export function EmailDialog({
  open,
  onOpenChange,
  person,
  onSaved,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  person: Pick<PersonView, 'id' | 'name'>;
  onSaved: () => void;
}) {
  const formId = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useMutation({
    mutationFn: (address: string) =>
      call(peopleEndpoints.update, { params: { id: person.id }, body: { email: address } }),
    onSuccess: async () => {
      await markPeopleStale(queryClient);
      toast({ title: 'Contact updated' });
      onSaved();
    },
    onError: (error) => {
      setProblem(error instanceof ApiError ? error.fields.email : undefined);
      toast({ title: 'Failed to update contact', description: error.message, variant: 'destructive' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!z.email().safeParse(address).success) {
      setProblem(invalidEmail.description);
      return toast({ ...invalidEmail, variant: 'destructive' });
    }
    setProblem(undefined);
    save.mutate(address);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Where should the card go?"
      description={
        <>
          <bdi>{person.name}</bdi> has no e-mail address yet. The one you add is kept with the contact.
        </>
      }
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Email" error={problem}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
