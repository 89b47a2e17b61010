import type { HolidayView } from '../../../contract/holidays.ts';
import type { NamedHoliday } from '../../../contract/occasions.ts';
import { familyOccasions } from '../../../domain/occasions.ts';
import { daysOfRule, type HolidayRule } from '../../../domain/rule-days.ts';
import { letOthersIn } from '../contacts/public.ts';
import { correctionOf, namedHolidayOf } from './corrections.ts';
import { familyDaysOf } from './family-days.ts';
import { findRule } from './find-rule.ts';

/** A holiday and how its days are found; null for a day off in place of one. */
type Holiday = Pick<HolidayView, 'name' | 'kind'> & {
  occasionType: NamedHoliday | null;
  days: readonly string[];
  rule: HolidayRule | null;
};

/** As everybody sees it, whatever their language. */
export type CountryHoliday = Omit<HolidayView, 'label'>;

/** Over so many years a rule must give the library's days. */
const matchedYears = 10;
const mostCached = 300;
const cache = new Map<string, Promise<readonly CountryHoliday[]>>();
const listedYears = new Map<string, ListedDay[]>();

/** Family days and holidays of a country or region in a year, by day. */
export function holidaysOf(country: string, region: string | null, year: number): Promise<readonly CountryHoliday[]> {
  const key = `${country} ${region} ${year}`;
  let found = cache.get(key);
  if (!found) {
    if (cache.size >= mostCached) cache.clear();
    found = compute(country, region, year);
    cache.set(key, found);
    // A failure is told to those who wait for it, and tried again for the next.
    found.catch(() => cache.delete(key));
  }
  return found;
}

/** How a country keeps a named holiday; null if it has no day of its own for it. */
export async function ruleInCountry(
  occasionType: NamedHoliday,
  country: string,
  year: number,
): Promise<HolidayRule | null> {
  const known = familyDaysOf(country).find((each) => each.occasionType === occasionType);
  if (known) return ofCountry(known, country);
  const listed = (await holidaysOf(country, null, year)).find(
    (each) => each.kind === 'family' && each.occasionType === occasionType,
  );
  return (listed?.rule as HolidayRule | undefined) ?? null;
}

/** The parts of a country that have holidays of their own, named in a language where they have a name in it. */
export async function regionsOf(country: string, language: string): Promise<{ code: string; name: string }[]> {
  const { default: Holidays } = await import('date-holidays');
  return Object.entries(new Holidays().getStates(country, language) ?? {}).map(([code, name]) => ({ code, name }));
}

/** What the holidays of a year are called in another language, by their English name, where it has names for them. */
export async function namesOfHolidays(
  country: string,
  region: string | null,
  year: number,
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const { default: Holidays } = await import('date-holidays');
  const library = region === null ? new Holidays(country) : new Holidays(country, region);
  const named = library.getHolidays(year, language) ?? [];
  const names = (library.getHolidays(year, 'en') ?? []).map(({ name }, at): [string, string] => [
    name,
    named[at]?.name ?? name,
  ]);
  return new Map(names.filter(([name, other]) => name !== other));
}

async function compute(country: string, region: string | null, year: number): Promise<readonly CountryHoliday[]> {
  const { replaced, forSome, days: corrected } = correctionOf(country);
  const family: Holiday[] = familyDaysOf(country).map((each) => ({
    ...each,
    kind: 'family',
    days: daysOfRule(each.rule, year),
  }));
  const isOwn = ({ occasionType }: Holiday) =>
    occasionType !== null && family.some((each) => each.occasionType === occasionType && each.days.length > 0);
  const listed = (await listedHolidays(country, region, year))
    .filter(({ name }) => !replaced.includes(name))
    .map(
      (each): Holiday => (each.kind === 'public' && forSome.includes(each.name) ? { ...each, kind: 'other' } : each),
    );
  const added = corrected
    .filter(({ from }) => year >= from)
    .map(({ name, rule, isSubstitute }): Holiday => {
      const facts = { name, kind: 'public', occasionType: namedHolidayOf(name, country) } as const;
      return { ...facts, days: daysOfRule(rule, year), rule: isSubstitute ? null : rule };
    });
  const others = [...listed, ...added].flatMap((each) => (isOwn(each) && each.kind !== 'public' ? [] : [each]));
  return [...family, ...others]
    .flatMap(({ days, ...holiday }) => days.map((day) => ({ ...holiday, day, rule: ofCountry(holiday, country) })))
    .sort((a, b) => a.day.localeCompare(b.day));
}

function ofCountry({ name, rule }: Pick<Holiday, 'name' | 'rule'>, country: string): HolidayRule | null {
  return rule && { ...rule, country, description: name.slice(0, 200) };
}

type ListedDay = { day: string; name: string; isPublic: boolean; isSubstitute: boolean };

/** What the library says of one year; kept, because the years of questions overlap. */
async function daysOfYear(country: string, region: string | null, year: number): Promise<ListedDay[]> {
  const key = `${country} ${region} ${year}`;
  const known = listedYears.get(key);
  if (known) return known;
  const { default: Holidays } = await import('date-holidays');
  const library = region === null ? new Holidays(country) : new Holidays(country, region);
  const days = (library.getHolidays(year, 'en') ?? []).map(({ date, name, type, substitute }) => ({
    day: date.slice(0, 10),
    name,
    isPublic: type === 'public',
    isSubstitute: substitute === true,
  }));
  if (listedYears.size >= mostCached) listedYears.clear();
  listedYears.set(key, days);
  return days;
}

async function listedHolidays(country: string, region: string | null, year: number): Promise<Holiday[]> {
  const years: ListedDay[][] = [];
  for (let later = 0; later < matchedYears; later += 1) {
    years.push(await daysOfYear(country, region, year + later));
    await letOthersIn();
  }
  const found: Holiday[] = [];
  for (const name of new Set(years[0]?.map((each) => each.name))) {
    const daysByYear = years.map((each) => each.filter((holiday) => holiday.name === name));
    const first = daysByYear[0]?.[0];
    if (!first) continue;
    const occasionType = namedHolidayOf(name, country);
    const isFamily =
      occasionType !== null && (familyOccasions as readonly NamedHoliday[]).includes(occasionType) && !first.isPublic;
    const kind = first.isPublic ? 'public' : isFamily ? 'family' : 'other';
    const facts = { name, kind, occasionType } as const;
    const whole = findRule(daysByYear.flat().map(({ day }) => day));
    const mostInAYear = Math.max(...daysByYear.map(({ length }) => length));
    if (first.isSubstitute) {
      for (const { day } of daysByYear[0] ?? []) found.push({ ...facts, occasionType: null, days: [day], rule: null });
    } else if (whole.type !== 'listed_days' || mostInAYear === 1) {
      found.push({ ...facts, days: daysByYear[0]?.map(({ day }) => day) ?? [], rule: whole });
    } else {
      // Several days of one name, such as those of a national day, each by a rule of its own.
      for (let nth = 0; nth < mostInAYear; nth += 1) {
        const [day] = daysByYear[0]?.slice(nth) ?? [];
        const days = daysByYear.flatMap((each) => each[nth]?.day ?? []);
        if (day) found.push({ ...facts, days: [day.day], rule: findRule(days) });
      }
    }
  }
  return found;
}
