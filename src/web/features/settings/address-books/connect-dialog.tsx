import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AddressBookAccountView } from '../../../../contract/address-books.ts';
import { ApiError, call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { googleHelp, type Provider, providers } from './providers.ts';
import { useGoogle } from './use-google.ts';

/** Asks for a server, a user name and a password, and looks for its address books. */
export function ConnectDialog({
  offersGoogle,
  onConnected,
  onClose,
}: {
  offersGoogle: boolean;
  onConnected: (account: AddressBookAccountView) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [provider, setProvider] = useState<Provider['value']>('nextcloud');
  const [address, setAddress] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const connect = useMutation({
    mutationFn: () => call('POST /api/address-books', { body: { address, username, password } }),
    onSuccess: onConnected,
  });
  const google = useGoogle();
  const chosen = providers.find(({ value }) => value === provider);
  const isGoogle = provider === 'google';
  const errors = connect.error instanceof ApiError ? connect.error.fields : {};
  const isElsewhere = connect.error && !errors.address && !errors.username && !errors.password;
  return (
    <Dialog
      open
      onOpenChange={() => !connect.isPending && onClose()}
      size="sm"
      title="Connect an address book"
      description="Fondly only reads it, unless you let it write birthdays back."
      actions={
        <>
          <Button variant="line" disabled={connect.isPending} onClick={onClose}>
            Cancel
          </Button>
          {isGoogle && offersGoogle ? (
            <Button busy={google.isPending} busyLabel="Going to Google..." onClick={() => google.mutate()}>
              Continue with Google
            </Button>
          ) : (
            <Button type="submit" form={formId} disabled={isGoogle} busy={connect.isPending} busyLabel="Looking...">
              Find address books
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          connect.mutate();
        }}
      >
        {isElsewhere && <ErrorNote>{connect.error?.message}</ErrorNote>}
        {google.error && <ErrorNote>{google.error.message}</ErrorNote>}
        <Field label="Where it is" hint={isGoogle && offersGoogle ? googleHelp : chosen?.help}>
          <Select<Provider['value']>
            value={provider}
            options={providers}
            onValueChange={(value) => {
              setProvider(value);
              setAddress(providers.find((each) => each.value === value)?.address ?? '');
            }}
          />
        </Field>
        {!isGoogle && (
          <>
            <Field label="Email or server address" error={errors.address}>
              <TextInput
                dir="ltr"
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            </Field>
            <Field label="User name" error={errors.username}>
              <TextInput
                dir="ltr"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                value={username}
                onChange={(event) => setUsername(event.target.value)}
              />
            </Field>
            <Field label="App password" hint="Stored encrypted." error={errors.password}>
              <TextInput
                type="password"
                autoComplete="new-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  );
}
