import { accountEndpoints } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findUserWithStyle, requireRecentLogin } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';
import { packAccount } from './pack-account.ts';

/** Downloads everything that is stored about the user (D8). */
export const downloadDataRoute = route(accountEndpoints.download, {
  access: 'signed-in',
  limit: 'taking',
  handler: async ({ context, user, request, reply }) => {
    await requireRecentLogin(context, request);
    const found = await findUserWithStyle(context.database.orm, user.id);
    if (!found) throw notFound(t`Your account was not found.`);
    await recordEvent(context.database.orm, { event: 'data-downloaded', actorId: user.id, request });
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="fondly-${todayIn(context.clock, user.timeZone)}.zip"`)
      .send(await packAccount(context, found));
  },
});
