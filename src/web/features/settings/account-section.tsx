import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserView } from '../../../contract/accounts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useLater } from '../../ui/use-later.ts';
import { DownloadDataLink } from './download-data-link.tsx';
import { ImportAccount } from './import-account.tsx';
import { linkedLoginsQuery } from './linked-logins.query.ts';
import { SettingsSection } from './settings-section.tsx';

const loadChangePassword = () => import('./change-password-dialog.tsx').then((module) => module.ChangePasswordDialog);

const loadDeleteAccount = () => import('./delete-account-dialog.tsx').then((module) => module.DeleteAccountDialog);

const loadLinkedLogins = () => import('./linked-logins-dialog.tsx').then((module) => module.LinkedLoginsDialog);

const loadPasskeys = () => import('./passkeys-dialog.tsx').then((module) => module.PasskeysDialog);

const loadSessions = () => import('./sessions-dialog.tsx').then((module) => module.SessionsDialog);

/** Password, passkeys, linked logins, data that leaves and comes back, and account deletion. */
export function AccountSection({ user }: { user: UserView }) {
  // How linking a login ended: `linked`, or why not.
  const { login } = useSearch({ strict: false });
  const [open, setOpen] = useState<'password' | 'passkeys' | 'logins' | 'sessions' | 'delete' | null>(
    login ? 'logins' : null,
  );
  const ChangePasswordDialog = useLater(loadChangePassword, open === 'password');
  const DeleteAccountDialog = useLater(loadDeleteAccount, open === 'delete');
  const LinkedLoginsDialog = useLater(loadLinkedLogins, open === 'logins');
  const PasskeysDialog = useLater(loadPasskeys, open === 'passkeys');
  const SessionsDialog = useLater(loadSessions, open === 'sessions');
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
      {ChangePasswordDialog && <ChangePasswordDialog user={user} open={open === 'password'} onOpenChange={close} />}
      {PasskeysDialog && <PasskeysDialog user={user} open={open === 'passkeys'} onOpenChange={close} />}
      {LinkedLoginsDialog && (
        <LinkedLoginsDialog user={user} outcome={login} open={open === 'logins'} onOpenChange={close} />
      )}
      {SessionsDialog && <SessionsDialog open={open === 'sessions'} onOpenChange={close} />}
      {DeleteAccountDialog && <DeleteAccountDialog user={user} open={open === 'delete'} onOpenChange={close} />}
    </SettingsSection>
  );
}
