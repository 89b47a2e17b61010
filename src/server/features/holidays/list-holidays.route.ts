import { holidayEndpoints } from '../../../contract/holidays.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../refusal.ts';
import { holidaysOf, regionsOf } from './holidays-of-country.ts';

export const listHolidaysRoute = route(holidayEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  limit: 'drawing',
  handler: async ({ context, user, query }) => {
    const { country, region = null } = query;
    const year = query.year ?? Number(todayIn(context.clock, user.timeZone).slice(0, 4));
    const regions = await regionsOf(country);
    if (region !== null && !regions.some(({ code }) => code === region))
      throw invalidField('region', t`This country has no such region. Leave it out, or choose one of its list.`);
    return { country, region, year, regions, holidays: [...(await holidaysOf(country, region, year))] };
  },
});
