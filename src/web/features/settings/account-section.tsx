import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserView } from '../../../contract/accounts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DownloadDataLink } from './download-data-link.tsx';
import { PasskeysDialog } from './passkeys-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Password, passkeys, data download and account deletion. */
export function AccountSection({ user }: { user: UserView }) {
  const [open, setOpen] = useState<'password' | 'passkeys' | 'sessions' | 'delete' | null>(null);
  const close = (next: boolean) => !next && setOpen(null);
  return (
    <SettingsSection title="Account settings" text="Your password, your data, and the way out.">
      <div className="flex flex-wrap gap-2.5 max-md:[&>.btn]:w-full">
        <Button variant="line" onClick={() => setOpen('password')}>
          Change Password
        </Button>
        <Button variant="line" onClick={() => setOpen('passkeys')}>
          Passkeys
        </Button>
        <Button variant="line" onClick={() => setOpen('sessions')}>
          Where I am logged in
        </Button>
        <DownloadDataLink />
        <Link to="/trash" className={buttonClass('line')}>
          Trash
        </Link>
        <Button variant="quiet" className="text-danger-text!" onClick={() => setOpen('delete')}>
          Delete Account
        </Button>
      </div>
      <ChangePasswordDialog email={user.email} open={open === 'password'} onOpenChange={close} />
      <PasskeysDialog email={user.email} open={open === 'passkeys'} onOpenChange={close} />
      <SessionsDialog open={open === 'sessions'} onOpenChange={close} />
      <DeleteAccountDialog email={user.email} open={open === 'delete'} onOpenChange={close} />
    </SettingsSection>
  );
}
