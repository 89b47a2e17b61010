import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { UserView } from '../../../contract/accounts.ts';
import { call } from '../../api.ts';
import { knowsPasskeys, signWithPasskey } from '../../passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';

/** Signs in with a passkey; renders nothing if the browser has no passkeys. */
export function PasskeyLogin({ onEnter }: { onEnter: (user: UserView) => void }) {
  const login = useMutation({
    mutationFn: async () =>
      call('POST /api/passkeys/login', { body: { passkey: await signWithPasskey() }, signsIn: true }),
    onSuccess: onEnter,
  });
  if (!knowsPasskeys()) return null;
  return (
    <div className="mt-3 grid gap-3">
      <Button
        variant="line"
        size="lg"
        icon={<KeyRound size={18} strokeWidth={1.6} aria-hidden />}
        busy={login.isPending}
        busyLabel="Waiting for your device..."
        onClick={() => login.mutate()}
      >
        Log in with a passkey
      </Button>
      {login.isError && <ErrorNote>{login.error.message}</ErrorNote>}
    </div>
  );
}
