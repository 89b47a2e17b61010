import { accountEndpoints } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { isOffered } from '../../reader.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { sendAccountLink } from './account-links.ts';
import { endTokens } from './account-tokens.store.ts';
import { hasLinksEnough, linksEnough } from './hourly-links.policy.ts';
import { requireRecentLogin } from './recent-login.policy.ts';
import { requireTimeZone } from './time-zone.policy.ts';
import { viewUser } from './user.view.ts';
import { changeUser, findUserByEmail, findUserWithStyle, lockUser, type UserRow } from './users.store.ts';

/** Saves the settings. `onZoneChange` recomputes the due times of the user's cards, in the same transaction (D22). */
export function updateUserRoute(
  onZoneChange: (tx: Executor, userId: number, timeZone: string) => Promise<void>,
): Route {
  return route(accountEndpoints.update, {
    access: 'signed-in',
    handler: async ({ context, user, body, request }) => {
      if (body.email !== undefined && body.email.toLowerCase() !== user.email.toLowerCase())
        await requireRecentLogin(context, request);
      if (body.timeZone !== undefined) requireTimeZone(body.timeZone);
      if (body.preferences?.language && !isOffered(body.preferences.language))
        throw invalidField('preferences.language', t`Fondly does not speak this language yet. Choose another one.`);
      return context.database.transaction(async (tx) => {
        const account = await lockUser(tx, user.id);
        if (!account) throw notFound(t`Your account was not found.`);
        const { name = account.name, timeZone = account.timeZone } = body;
        await changeUser(tx, user.id, {
          name,
          timeZone,
          preferences: { ...account.preferences, ...body.preferences },
          defaultCardStyle: { ...account.defaultCardStyle, ...body.defaultCardStyle },
        });
        if (body.email !== undefined) await changeEmail(context, tx, account, body.email);
        if (timeZone !== account.timeZone) await onZoneChange(tx, user.id, timeZone);
        const found = await findUserWithStyle(tx, user.id);
        if (!found) throw notFound(t`Your account was not found.`);
        return viewUser(found, context);
      });
    },
  });
}

/**
 * A new address takes effect when its owner confirms it (D8). Only the mail reveals that it belongs to another account:
 * the answer is the same. Requesting the present address cancels the pending change. Call with the account locked.
 */
async function changeEmail(context: Context, tx: Executor, account: UserRow, email: string): Promise<void> {
  const now = context.clock.now();
  if (email.toLowerCase() === account.email.toLowerCase()) {
    await endTokens(tx, account.id, ['email-change'], now);
    await changeUser(tx, account.id, { email, pendingEmail: null });
    return;
  }
  if (await hasLinksEnough(tx, account.id, ['email-change', 'email-taken'], now)) throw linksEnough();
  await endTokens(tx, account.id, ['email-change'], now);
  await changeUser(tx, account.id, { pendingEmail: email });
  const kind = (await findUserByEmail(tx, email)) ? 'email-taken' : 'email-change';
  await sendAccountLink(context, tx, account.id, kind, { to: email, email });
}
