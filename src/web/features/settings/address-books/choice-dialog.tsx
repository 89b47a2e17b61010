import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AddressBookAccountView, TakenParts } from '../../../../contract/address-books.ts';
import { t } from '../../../../contract/translate.ts';
import { ApiError, call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const parts: readonly { key: Exclude<keyof TakenParts, 'onlyGroups'>; label: string }[] = [
  { key: 'photos', label: t`Photos` },
  { key: 'dates', label: t`Birthdays, anniversaries and other dates` },
  { key: 'addresses', label: t`Postal addresses` },
  { key: 'groups', label: t`Categories, as groups` },
  { key: 'notes', label: t`Notes` },
];

/** Which books of an account are taken, and what of their contacts. */
export function ChoiceDialog({
  account,
  onSaved,
  onClose,
}: {
  account: AddressBookAccountView;
  onSaved: () => void;
  onClose: () => void;
}) {
  const formId = useId();
  const isNew = !account.books.some(({ isTaken }) => isTaken);
  const [bookIds, setBookIds] = useState(
    account.books.filter(({ isTaken }) => isTaken || (isNew && account.books.length === 1)).map(({ id }) => id),
  );
  const [takes, setTakes] = useState(account.takes);
  const [writesDates, setWritesDates] = useState(account.writesDates);
  const [groups, setGroups] = useState(account.takes.onlyGroups.join(', '));
  const save = useMutation({
    mutationFn: () => {
      const onlyGroups = groups.split(',').flatMap((name) => name.trim() || []);
      const body = { bookIds, writesDates: writesDates && takes.dates, takes: { ...takes, onlyGroups } };
      return call('PATCH /api/address-books/:id', { params: { id: account.id }, body });
    },
    onSuccess: onSaved,
  });
  return (
    <Dialog
      open
      onOpenChange={() => !save.isPending && onClose()}
      size="sm"
      title="What to take"
      description="Names, email addresses and phone numbers are always taken."
      actions={
        <>
          <Button variant="line" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel="Saving...">
            Save and sync
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {save.error && (
          <ErrorNote>
            {(save.error instanceof ApiError && Object.values(save.error.fields)[0]) || save.error.message}
          </ErrorNote>
        )}
        <Field group label="Address books">
          {account.books.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={bookIds.includes(id)}
              onCheckedChange={(next) => setBookIds(next ? [...bookIds, id] : bookIds.filter((other) => other !== id))}
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </Field>
        <Field group label="Of each contact">
          {parts.map(({ key, label }) => (
            <Checkbox key={key} checked={takes[key]} onCheckedChange={(next) => setTakes({ ...takes, [key]: next })}>
              {label}
            </Checkbox>
          ))}
        </Field>
        {account.login === 'password' && (
          <Field
            group
            label="Back into the address book"
            hint="Only the line of the date changes there. Nothing is deleted, and a contact that changed on both sides is asked about."
          >
            <Checkbox checked={writesDates && takes.dates} disabled={!takes.dates} onCheckedChange={setWritesDates}>
              Birthdays and anniversaries that you enter here
            </Checkbox>
          </Field>
        )}
        <Field label="Only these categories" optional hint="Separated by commas. Leave it empty to take everyone.">
          <TextInput dir="auto" maxLength={1000} value={groups} onChange={(event) => setGroups(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
