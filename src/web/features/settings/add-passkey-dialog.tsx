import type { UserView } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { makePasskey, suggestPasskeyName } from '../../passkeys.ts';
import { useToast } from '../../ui/toast.tsx';
import { OwnerDialog } from './owner-dialog.tsx';

const words = {
  title: t`Add a passkey`,
  description: t`Your device will ask you next. It may share the passkey with all your devices.`,
  submit: t`Add passkey`,
  busy: t`Adding...`,
  failed: t`The passkey was not added`,
};

/** Checks that the owner is asking, creates a passkey on the device, and saves it under a name. */
export function AddPasskeyDialog(props: { user: UserView; onClose: () => void }) {
  const toast = useToast();
  return (
    <OwnerDialog
      {...props}
      name={suggestPasskeyName(navigator.userAgent)}
      asksName
      words={words}
      act={async (proof, name) => {
        const passkey = await makePasskey(await call('POST /api/user/passkeys/start', { body: { proof } }));
        await call('POST /api/user/passkeys', { body: { name, passkey } });
      }}
      onDone={() => toast({ title: t`Passkey added`, description: t`You can log in with it from now on.` })}
    />
  );
}
