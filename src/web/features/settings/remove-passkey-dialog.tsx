import type { PasskeyView } from '../../../contract/passkeys.ts';
import { call } from '../../api.ts';
import { useToast } from '../../ui/toast.tsx';
import { OwnerDialog } from './owner-dialog.tsx';

/** Removes a passkey; the device may still offer it, but it no longer works. */
export function RemovePasskeyDialog({
  passkey: { id, name },
  ...props
}: {
  email: string;
  passkey: PasskeyView;
  canSign: boolean;
  onClose: () => void;
}) {
  const toast = useToast();
  return (
    <OwnerDialog
      {...props}
      name={name}
      variant="danger"
      words={{
        title: `Remove ‘${name}’?`,
        description: 'It logs nobody in any more. Your password and your other passkeys go on working.',
        submit: 'Remove passkey',
        busy: 'Removing...',
        failed: 'The passkey was not removed',
      }}
      act={(proof) => call('DELETE /api/user/passkeys/:id', { params: { id }, body: { proof } })}
      onDone={() => toast({ title: 'Passkey removed', description: `‘${name}’ opens your account no more.` })}
    />
  );
}
