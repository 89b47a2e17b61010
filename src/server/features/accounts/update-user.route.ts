import { accountEndpoints } from '../../../contract/accounts.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { changeEmail } from './change-email.ts';
import { requireRecentLogin } from './recent-login.policy.ts';
import { requireTimeZone } from './time-zone.policy.ts';
import { viewUser } from './user.view.ts';
import { changeUser, findUserWithStyle, lockUser } from './users.store.ts';

/** Saves the settings. `onZoneChange` sets the due times of the user's cards again, in the same transaction (D22). */
export function updateUserRoute(
  onZoneChange: (tx: Executor, userId: number, timeZone: string) => Promise<void>,
): Route {
  return route(accountEndpoints.update, {
    access: 'signed-in',
    handler: async ({ context, user, body, request }) => {
      if (body.email !== undefined && body.email.toLowerCase() !== user.email.toLowerCase())
        await requireRecentLogin(context, request);
      if (body.timeZone !== undefined) requireTimeZone(body.timeZone);
      return context.database.transaction(async (tx) => {
        const account = await lockUser(tx, user.id);
        if (!account) throw notFound('Your account');
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
        if (!found) throw notFound('Your account');
        return viewUser(found, context);
      });
    },
  });
}
