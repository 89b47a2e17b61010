import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AddressBookAccountView } from '../../../../contract/address-books.ts';
import { ApiError, call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** Asks for another password after the server refused the one that is stored. */
export function PasswordDialog({
  account,
  onSaved,
  onClose,
}: {
  account: AddressBookAccountView;
  onSaved: () => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const save = useMutation({
    mutationFn: () => call('PATCH /api/address-books/:id', { params: { id: account.id }, body: { password } }),
    onSuccess: onSaved,
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  return (
    <Dialog
      open
      onOpenChange={() => !save.isPending && onClose()}
      size="sm"
      title="Enter the password again"
      description={`For ${account.username}. An app password, if your provider has them.`}
      actions={
        <>
          <Button variant="line" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel="Trying...">
            Save and sync
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Field label="App password" error={fields.password ?? fields.address ?? save.error?.message}>
          <TextInput
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
