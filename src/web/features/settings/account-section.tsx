import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserView } from '../../../contract/accounts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DownloadDataLink } from './download-data-link.tsx';
import { ImportAccount } from './import-account.tsx';
import { linkedLoginsQuery } from './linked-logins.query.ts';
import { LinkedLoginsDialog } from './linked-logins-dialog.tsx';
import { PasskeysDialog } from './passkeys-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Password, passkeys, linked logins, data that leaves and comes back, and account deletion. */
export function AccountSection({ user }: { user: UserView }) {
  // How linking a login ended: `linked`, or why not.
  const { login } = useSearch({ strict: false });
  const [open, setOpen] = useState<'password' | 'passkeys' | 'logins' | 'sessions' | 'delete' | null>(
    login ? 'logins' : null,
  );
  const logins = useQuery(linkedLoginsQuery);
  const hasLogins = Boolean(logins.data?.linked.length || logins.data?.linkable.length);
  const close = (next: boolean) => !next && setOpen(null);
  return (
    <SettingsSection title="Account settings" text="Your password, your data, and the way out.">
      <div className="flex flex-wrap gap-2.5 max-md:[&>.btn]:w-full">
        {user.mayHavePassword && (
          <Button variant="line" onClick={() => setOpen('password')}>
            {user.hasPassword ? 'Change Password' : 'Set a Password'}
          </Button>
        )}
        <Button variant="line" onClick={() => setOpen('passkeys')}>
          Passkeys
        </Button>
        {hasLogins && (
          <Button variant="line" onClick={() => setOpen('logins')}>
            Linked logins
          </Button>
        )}
        <Button variant="line" onClick={() => setOpen('sessions')}>
          Where I am logged in
        </Button>
        <DownloadDataLink />
        <ImportAccount />
        <Link to="/trash" className={buttonClass('line')}>
          Trash
        </Link>
        <Button variant="quiet" className="text-danger-text!" onClick={() => setOpen('delete')}>
          Delete Account
        </Button>
      </div>
      <ChangePasswordDialog user={user} open={open === 'password'} onOpenChange={close} />
      <PasskeysDialog user={user} open={open === 'passkeys'} onOpenChange={close} />
      <LinkedLoginsDialog user={user} outcome={login} open={open === 'logins'} onOpenChange={close} />
      <SessionsDialog open={open === 'sessions'} onOpenChange={close} />
      <DeleteAccountDialog user={user} open={open === 'delete'} onOpenChange={close} />
    </SettingsSection>
  );
}
