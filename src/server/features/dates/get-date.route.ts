import { dateEndpoints } from '../../../contract/dates.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { viewDate } from './date.view.ts';
import { findDate } from './dates.store.ts';

export const getDateRoute = route(dateEndpoints.get, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    const date = await findDate(context.database.orm, user.id, params.id);
    if (!date) throw notFound('The date');
    return viewDate(date, todayIn(context.clock, user.timeZone));
  },
});
