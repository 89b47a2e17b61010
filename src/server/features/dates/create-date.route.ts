import { dateEndpoints } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { lockPerson } from '../contacts/public.ts';
import { checkedDate } from './check-date.ts';
import { viewDate } from './date.view.ts';
import { findDate, insertDate } from './dates.store.ts';

export const createDateRoute = route(dateEndpoints.create, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, body, reply }) => {
    const today = todayIn(context.clock, user.timeZone);
    const { personId, ...input } = body;
    const date = await context.database.transaction(async (tx) => {
      // Locked: the contact could be deleted or merged before the date is inserted.
      if (!(await lockPerson(tx, user.id, personId))) throw notFound(t`The contact was not found.`);
      return findDate(tx, user.id, await insertDate(tx, personId, checkedDate(input, today)));
    });
    if (!date) throw notFound(t`The date was not found.`);
    reply.status(201);
    return { ...viewDate(date, today), card: null };
  },
});
