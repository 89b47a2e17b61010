import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { registrationNeedsQuery } from './registration-needs.query.ts';

/** Leaves for the log-in page of a service that the operator configured; renders nothing without one. */
export function ProviderLogins({
  withProvider,
  returnTo,
  invitation,
  asksCode = false,
}: {
  /** For a provider: 'Log in with Google'. */
  withProvider: (name: string) => string;
  /** The page to open afterwards. */
  returnTo: string;
  invitation?: string | undefined;
  /** The code for the first account of an installation that others can reach. */
  asksCode?: boolean;
}) {
  const { data } = useQuery(registrationNeedsQuery());
  const [setUpCode, setSetUpCode] = useState('');
  const start = useMutation({
    mutationFn: (key: string) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { returnTo, timeZone, invitation, setUpCode: setUpCode || undefined };
      return call('POST /api/logins/:key/start', { params: { key }, body });
    },
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (!data?.providers.length) return null;
  return (
    <div className="mt-3 grid gap-3">
      {asksCode && (
        <Field label="Code from the log" hint="Fondly printed it at startup, after “The set-up asks for this code”.">
          <TextInput
            dir="ltr"
            autoComplete="one-time-code"
            spellCheck={false}
            value={setUpCode}
            onChange={({ target }) => setSetUpCode(target.value)}
          />
        </Field>
      )}
      {data.providers.map(({ key, name }) => (
        <Button
          key={key}
          variant={data.passwords ? 'line' : undefined}
          size="lg"
          // Until the other page is there.
          busy={start.variables === key && (start.isPending || start.isSuccess)}
          busyLabel={`Opening ${name}...`}
          onClick={() => start.mutate(key)}
        >
          {withProvider(name)}
        </Button>
      ))}
      {start.isError && <ErrorNote>{start.error.message}</ErrorNote>}
    </div>
  );
}
