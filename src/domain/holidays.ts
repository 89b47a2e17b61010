import type { RuleCalendar } from '../contract/holiday-rules.ts';
import type { NamedHoliday } from '../contract/occasions.ts';
import { t } from '../contract/translate.ts';
import feastDays from './calendars/feast-days.json' with { type: 'json' };
import type { HolidayRule } from './rule-days.ts';

const sunday = 0;
const monday = 1;
const thursday = 4;

/** The holidays that fall on the same day each year. */
const fixedHolidays = {
  'valentines-day': { month: 2, day: 14 },
  christmas: { month: 12, day: 25 },
  'new-years-day': { month: 1, day: 1 },
  'independence-day': { month: 7, day: 4 },
  halloween: { month: 10, day: 31 },
  'st-patricks-day': { month: 3, day: 17 },
  'orthodox-christmas': { month: 1, day: 7 },
  epiphany: { month: 1, day: 6 },
  'st-nicholas': { month: 12, day: 6 },
  sinterklaas: { month: 12, day: 5 },
  'womens-day': { month: 3, day: 8 },
  'childrens-day': { month: 11, day: 20 },
  'teachers-day': { month: 10, day: 5 },
} as const satisfies Partial<Record<NamedHoliday, { month: number; day: number }>>;

type FixedHoliday = keyof typeof fixedHolidays;
type VariableHoliday = Exclude<NamedHoliday, FixedHoliday>;

/** The rules of the holidays whose day varies from year to year; stored as `holidayRule` of an important date. */
const variableHolidays: Record<VariableHoliday, HolidayRule> = {
  'mothers-day': nthWeekday(5, sunday, 2, t`Second Sunday in May`),
  'fathers-day': nthWeekday(6, sunday, 3, t`Third Sunday in June`),
  thanksgiving: nthWeekday(11, thursday, 4, t`Fourth Thursday in November`),
  'labor-day': nthWeekday(9, monday, 1, t`First Monday in September`),
  'memorial-day': { type: 'last_weekday', month: 5, weekday: monday, description: t`Last Monday in May` },
  'columbus-day': nthWeekday(10, monday, 2, t`Second Monday in October`),
  'mlk-day': nthWeekday(1, monday, 3, t`Third Monday in January`),
  'presidents-day': nthWeekday(2, monday, 3, t`Third Monday in February`),
  easter: { type: 'easter_based', offset_days: 0, description: t`Easter Sunday` },
  'good-friday': { type: 'easter_based', offset_days: -2, description: t`Two days before Easter` },
  'palm-sunday': { type: 'easter_based', offset_days: -7, description: t`The Sunday before Easter` },
  'grandparents-day': {
    type: 'weekday_from',
    month: 9,
    day: 7,
    weekday: sunday,
    description: t`The Sunday after Labor Day`,
  },
  hanukkah: calendarDay('hebrew', 3, 25, t`25 Kislev; it begins the evening before`),
  passover: calendarDay('hebrew', 7, 15, t`15 Nisan; it begins the evening before`),
  'rosh-hashanah': calendarDay('hebrew', 1, 1, t`1 Tishri; it begins the evening before`),
  'yom-kippur': calendarDay('hebrew', 1, 10, t`10 Tishri; it begins the evening before`),
  purim: calendarDay('hebrew', 6, 14, t`14 Adar; it begins the evening before`),
  'eid-al-fitr': calendarDay('islamic', 10, 1, t`1 Shawwal (Umm al-Qura)`),
  'eid-al-adha': calendarDay('islamic', 12, 10, t`10 Dhu al-Hijja (Umm al-Qura)`),
  ramadan: calendarDay('islamic', 9, 1, t`1 Ramadan (Umm al-Qura)`),
  'lunar-new-year': calendarDay('chinese', 1, 1, t`First day of the first Chinese month`),
  'mid-autumn': calendarDay('chinese', 8, 15, t`15th day of the eighth Chinese month`),
  seollal: calendarDay('korean', 1, 1, t`First day of the first Korean month`),
  chuseok: calendarDay('korean', 8, 15, t`15th day of the eighth Korean month`),
  tet: calendarDay('vietnamese', 1, 1, t`First day of the first Vietnamese month`),
  nowruz: calendarDay('persian', 1, 1, '1 Farvardin'),
  'orthodox-easter': { type: 'orthodox_easter_based', offset_days: 0, description: t`Orthodox Easter Sunday` },
  diwali: listed('diwali', t`New moon of Kartika, in India`),
  holi: listed('holi', t`Full moon of Phalguna, in India`),
  'raksha-bandhan': listed('raksha-bandhan', t`Full moon of Shravana, in India`),
  vaisakhi: listed('vaisakhi', t`The sun’s entry into Aries, in India`),
  gurpurab: listed('gurpurab', t`Full moon of Kartika, in India`),
  vesak: listed('vesak', t`Full moon of May, in India`),
};

/** The rule of a variable holiday; null for a fixed one. A date's `isVariableHoliday` says whether it has a rule. */
export function holidayRuleOf(holiday: NamedHoliday): HolidayRule | null {
  return isFixed(holiday) ? null : variableHolidays[holiday];
}

/** How the days of a holiday are found, also of a fixed one. */
export function ruleOfHoliday(holiday: NamedHoliday): HolidayRule {
  return isFixed(holiday) ? { type: 'fixed_day', ...fixedHolidays[holiday] } : variableHolidays[holiday];
}

function nthWeekday(month: number, weekday: number, occurrence: number, description: string): HolidayRule {
  return { type: 'nth_weekday', month, weekday, occurrence, description };
}

function calendarDay(calendar: RuleCalendar, month: number, day: number, description: string): HolidayRule {
  return { type: 'calendar_day', calendar, month, day, description };
}

function listed(feast: keyof typeof feastDays, description: string): HolidayRule {
  return { type: 'listed_days', days: feastDays[feast], description };
}

function isFixed(holiday: NamedHoliday): holiday is FixedHoliday {
  return Object.hasOwn(fixedHolidays, holiday);
}
