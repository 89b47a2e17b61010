import { dateEndpoints } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { withCard } from './cards-of-dates.store.ts';
import { viewDate } from './date.view.ts';
import { findDate } from './dates.store.ts';

export const getDateRoute = route(dateEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const { orm } = context.database;
    const date = await findDate(orm, user.id, params.id);
    if (!date) throw notFound(t`The date was not found.`);
    return withCard(orm, user.id, viewDate(date, todayIn(context.clock, user.timeZone)));
  },
});
