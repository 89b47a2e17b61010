import { type CreateDateBody, dateEndpoints, type HolidayRule } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import { countryOf } from '../../../domain/read-country.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findPerson, lockPerson } from '../contacts/public.ts';
import { ruleInCountry } from '../holidays/public.ts';
import { checkedDate } from './check-date.ts';
import { viewDate } from './date.view.ts';
import { findDate, insertDate } from './dates.store.ts';

export const createDateRoute = route(dateEndpoints.create, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, body, reply }) => {
    const today = todayIn(context.clock, user.timeZone);
    const { personId, ...fields } = body;
    const input = {
      ...fields,
      holidayRule: fields.holidayRule ?? (await ruleOfCountry(context, user.id, body, today)),
    };
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

/** How the contact's country keeps a named holiday that comes without a rule; null for the day that it usually has. */
async function ruleOfCountry(
  { database }: Context,
  userId: number,
  { personId, occasionType }: Pick<CreateDateBody, 'occasionType'> & { personId: number },
  today: string,
): Promise<HolidayRule | null> {
  if (!isNamedHoliday(occasionType)) return null;
  const person = await findPerson(database.orm, userId, personId);
  const country = countryOf(person?.country ?? '');
  return country === null ? null : ruleInCountry(occasionType, country, Number(today.slice(0, 4)));
}
