import type { UserView } from '../../../contract/accounts.ts';
import type { PasskeyView } from '../../../contract/passkeys.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { useToast } from '../../ui/toast.tsx';
import { OwnerDialog } from './owner-dialog.tsx';

/** Removes a passkey; the device may still offer it, but it no longer works. */
export function RemovePasskeyDialog({
  passkey: { id, name },
  ...props
}: {
  user: UserView;
  passkey: PasskeyView;
  onClose: () => void;
}) {
  const toast = useToast();
  return (
    <OwnerDialog
      {...props}
      name={name}
      variant="danger"
      words={{
        title: t`Remove ‘${name}’?`,
        description: t`It no longer logs anyone in. Your other ways to log in keep working.`,
        submit: t`Remove passkey`,
        busy: t`Removing...`,
        failed: t`The passkey was not removed`,
      }}
      act={(proof) => call('DELETE /api/user/passkeys/:id', { params: { id }, body: { proof } })}
      onDone={() => toast({ title: t`Passkey removed`, description: t`‘${name}’ no longer opens your account.` })}
    />
  );
}
