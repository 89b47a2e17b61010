import { holidayEndpoints } from '../../../contract/holidays.ts';
import { type NamedHoliday, occasions } from '../../../contract/occasions.ts';
import { t, translated } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { languageOfReader } from '../../reader.ts';
import { invalidField } from '../../refusal.ts';
import { type CountryHoliday, holidaysOf, namesOfHolidays, regionsOf } from './holidays-of-country.ts';

export const listHolidaysRoute = route(holidayEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  limit: 'drawing',
  handler: async ({ context, user, query }) => {
    const { country, region = null } = query;
    const year = query.year ?? Number(todayIn(context.clock, user.timeZone).slice(0, 4));
    const language = languageOfReader();
    const regions = await regionsOf(country, language);
    if (region !== null && !regions.some(({ code }) => code === region))
      throw invalidField('region', t`This country has no such region. Leave it out, or choose one of its list.`);
    const names = language === 'en' ? null : await namesOfHolidays(country, region, year, language);
    const label = ({ name, occasionType }: CountryHoliday) => {
      if (!names) return name;
      return names.get(name) ?? (occasionType ? translated(occasions[occasionType as NamedHoliday].label) : name);
    };
    const holidays = (await holidaysOf(country, region, year)).map((each) => ({ ...each, label: label(each) }));
    return { country, region, year, regions, holidays };
  },
});
