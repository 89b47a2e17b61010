import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isEmail } from '../../../contract/fields.ts';
import type { PersonView } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { isCompleteAddress } from '../../../domain/address.ts';
import type { ContactDetail } from '../../../domain/contact-detail.ts';
import { ApiError, call } from '../../api.ts';
import { markPeopleStale } from '../../queries/people.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { contactProblems } from './contact-problems.ts';

type ContactDialogProps = {
  kind: ContactDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  person: Pick<PersonView, 'id' | 'name' | ContactDetail>;
  /** The address to which delivery failed; the contact may have a different one by now. */
  refused?: string | null;
  onSaved: (value: string) => void;
};

const words = {
  email: {
    title: t`Where should the card go?`,
    label: t`Email`,
    incompleteOf: (name: ReactNode) => <>The email address of {name} is not complete.</>,
    missingOf: (name: ReactNode) => <>{name} has no email address yet.</>,
  },
  phone: {
    title: t`Which number should get the card?`,
    label: t`Phone`,
    incompleteOf: (name: ReactNode) => <>The phone number of {name} is not complete.</>,
    missingOf: (name: ReactNode) => <>{name} has no phone number yet.</>,
  },
  address: {
    title: t`Where should the card be posted?`,
    label: t`Address`,
    incompleteOf: (name: ReactNode) => <>The mailing address of {name} is not complete.</>,
    missingOf: (name: ReactNode) => <>{name} has no mailing address yet.</>,
  },
} as const;

const addressHint = t`Write the street, the town with its postal code, and the country, each on its own line.`;

/** Whether a card can be sent to the value. Contacts themselves may also have incomplete numbers and addresses. */
const isValid: Record<ContactDetail, (text: string) => boolean> = {
  email: isEmail,
  phone: (text) => /\d.*\d.*\d/.test(text),
  address: isCompleteAddress,
};

/** Asks for a missing or wrong email address, phone number or mailing address and saves it with the contact. */
export function ContactDialog({ kind, open, onOpenChange, person, refused = null, onSaved }: ContactDialogProps) {
  const formId = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const given = person[kind] ?? '';
  const text = typed ?? given;
  const save = useMutation({
    mutationFn: (value: string) =>
      call('PATCH /api/people/:id', {
        params: { id: person.id },
        // Other unsent cards for the failed address would fail too.
        body: { [kind]: value, updateCards: refused !== null },
      }),
    onSuccess: async (_, value) => {
      await markPeopleStale(queryClient);
      toast({ title: t`Contact updated` });
      onSaved(value);
    },
    onError: (error) => {
      setProblem(error instanceof ApiError ? error.fields[kind] : undefined);
      toast({ title: t`Failed to update contact`, description: error.message, variant: 'destructive' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In the React tree this form is inside the page's form.
    event.stopPropagation();
    const value = text.trim();
    if (!isValid[kind](value)) {
      const { description } = contactProblems[kind];
      setProblem(kind === 'address' ? `${description} ${addressHint}` : description);
      return toast({ ...contactProblems[kind], variant: 'destructive' });
    }
    setProblem(undefined);
    save.mutate(value);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={words[kind].title}
      description={
        refused ? (
          <>
            {refused === given ? (
              'The card did not arrive.'
            ) : (
              <>
                The card did not arrive at <bdi className="break-words">{refused}</bdi>.
              </>
            )}{' '}
            What you save is kept with <bdi>{person.name}</bdi>, and other cards that wait go there too.
          </>
        ) : given && !isValid[kind](given) ? (
          <>{words[kind].incompleteOf(<bdi>{person.name}</bdi>)} What you save is kept with the contact.</>
        ) : (
          <>{words[kind].missingOf(<bdi>{person.name}</bdi>)} The one you add is kept with the contact.</>
        )
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
        <Field label={words[kind].label} error={problem} hint={kind === 'address' && addressHint}>
          {kind === 'address' ? (
            <TextArea
              dir="auto"
              autoComplete="off"
              maxLength={1000}
              value={text}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          ) : (
            <TextInput
              type={kind === 'email' ? 'email' : 'tel'}
              inputMode={kind === 'email' ? 'email' : 'tel'}
              autoComplete="off"
              maxLength={kind === 'email' ? 254 : 50}
              value={text}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
