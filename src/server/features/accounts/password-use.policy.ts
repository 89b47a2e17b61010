import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { UserRow } from './users.store.ts';

/** Whether a password opens this account: it has one, and passwords are not switched off. */
export function usesPassword({ config }: Pick<Context, 'config'>, { password }: Pick<UserRow, 'password'>): boolean {
  return config.passwordLogin && password !== null;
}

/** Throws if the operator switched passwords off. */
export function requirePasswords({ config }: Pick<Context, 'config'>): void {
  if (config.passwordLogin) return;
  throw new Refusal(
    'forbidden',
    t`Passwords are switched off here. Log in with one of the services on the login page.`,
  );
}
