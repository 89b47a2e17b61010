import { dateEndpoints } from '../../../contract/dates.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findPerson } from '../contacts/people.store.ts';
import { checkedDate } from './check-date.ts';
import { viewDate } from './date.view.ts';
import { findDate, insertDate } from './dates.store.ts';

export const createDateRoute = route(dateEndpoints.create, {
  access: 'signed-in',
  handler: async ({ context, user, body, reply }) => {
    const db = context.database.orm;
    const today = todayIn(context.clock, user.timeZone);
    const { personId, ...input } = body;
    if (!(await findPerson(db, user.id, personId))) throw notFound('The contact');
    const id = await insertDate(db, personId, checkedDate(input, today));
    const date = await findDate(db, user.id, id);
    if (!date) throw notFound('The date');
    reply.status(201);
    return viewDate(date, today);
  },
});
