/** Calendars other than the Gregorian that a rule may name. */
export const ruleCalendars = ['hebrew', 'islamic', 'chinese', 'korean', 'vietnamese', 'persian', 'indian'] as const;
export type RuleCalendar = (typeof ruleCalendars)[number];

/** The kinds of rules, each with the parts without which it means nothing. The first three are the specification's. */
export const partsOfRules = {
  nth_weekday: ['month', 'weekday', 'occurrence'],
  last_weekday: ['month', 'weekday'],
  easter_based: ['offset_days'],
  orthodox_easter_based: ['offset_days'],
  /** The first such weekday on or after a day. */
  weekday_from: ['month', 'day', 'weekday'],
  fixed_day: ['month', 'day'],
  /** A day of another calendar; a leap month has the number of the month before it. */
  calendar_day: ['calendar', 'month', 'day'],
  listed_days: ['days'],
} as const;
export type RuleType = keyof typeof partsOfRules;
export const ruleTypes = Object.keys(partsOfRules) as [RuleType, ...RuleType[]];

/** A day that a month of this year lacks: its last day, or the first of the next month. */
export const shortMonthKinds = ['last', 'next'] as const;

/** How many days a list may have; forty years of a holiday that comes twice in some. */
export const mostListedDays = 60;
/** Of an offset from Easter or a day of a calendar. */
export const mostOffsetDays = 200;
