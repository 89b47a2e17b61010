import { type Row, rule, tie } from '../table/row.ts';

const holidays = 'src/domain/holidays.ts';
const yearly = ['src/domain/holidays.test.ts', '%s in 2026 and 2027'] as const;
const byWalking = [
  'src/domain/holidays.test.ts',
  'every weekday rule holds in each year from 1900 to 2199, by walking the days of its month',
] as const;
const titles = ['src/domain/card-title.test.ts', '%s, %s years: %s'] as const;
const milestones = ['src/domain/card-title.test.ts', 'the milestones are those of the specification'] as const;
const cardTitle = 'src/domain/card-title.ts';
const defaults = [
  'src/server/features/dates/dates.test.ts',
  'a birthday has the defaults and its next occurrence',
] as const;

/** Section 9: what domain computes and the server stores. */
export const ruleRows: Row[] = [
  ...tie('9 Constants', yearly, [
    rule('valentines-day Feb 14', holidays, '{ month: 2, day: 14 }', '{ month: 2, day: 15 }'),
    rule('christmas Dec 25', holidays, '{ month: 12, day: 25 }', '{ month: 12, day: 24 }'),
    rule('new-years-day Jan 1', holidays, '{ month: 1, day: 1 }', '{ month: 1, day: 2 }'),
    rule('independence-day Jul 4', holidays, '{ month: 7, day: 4 }', '{ month: 7, day: 5 }'),
    rule('halloween Oct 31', holidays, '{ month: 10, day: 31 }', '{ month: 10, day: 30 }'),
    rule('st-patricks-day Mar 17', holidays, '{ month: 3, day: 17 }', '{ month: 3, day: 18 }'),
    rule('mothers day second Sunday May', holidays, 'nthWeekday(5, sunday, 2', 'nthWeekday(5, sunday, 1'),
    rule('fathers day third Sunday June', holidays, 'nthWeekday(6, sunday, 3', 'nthWeekday(6, sunday, 2'),
    rule('thanksgiving fourth Thursday November', holidays, 'nthWeekday(11, thursday, 4', 'nthWeekday(11, thursday, 3'),
    rule('labor day first Monday September', holidays, 'nthWeekday(9, monday, 1', 'nthWeekday(9, monday, 2'),
    rule('memorial day last Monday May', holidays, "'last_weekday', month: 5", "'last_weekday', month: 4"),
    rule('columbus day second Monday October', holidays, 'nthWeekday(10, monday, 2', 'nthWeekday(10, monday, 3'),
    rule('MLK day third Monday January', holidays, 'nthWeekday(1, monday, 3', 'nthWeekday(1, monday, 2'),
    rule('presidents day third Monday February', holidays, 'nthWeekday(2, monday, 3', 'nthWeekday(2, monday, 2'),
    rule('good friday is 2 days before Easter', holidays, 'offset_days: -2', 'offset_days: -3'),
    rule('palm sunday is 7 days before Easter', holidays, 'offset_days: -7', 'offset_days: -6'),
  ]),
  ...tie(
    '9 Constants',
    ['src/domain/holidays.test.ts', 'Easter agrees with the epact tables from 1583 to 4999'],
    [rule('easter', holidays, '(a + 11 * h + 19 * l) / 433', '(a + 11 * h + 22 * l) / 451 + 1')],
  ),
  ...tie('9 Constants', byWalking, [
    rule(
      'A rule holds in each year from 1900 to 2199',
      holidays,
      'first.daysInMonth - firstMatch.day',
      '28 - firstMatch.day',
    ),
  ]),
  ...tie(
    '9 Constants',
    ['src/domain/next-occurrence.test.ts', '%s (yearly: %s) seen on %s comes on %s'],
    [
      rule(
        'The next occurrence rolls to next year if already passed',
        'src/domain/next-occurrence.ts',
        'thisYear + 1',
        'thisYear',
      ),
    ],
  ),
  ...tie(
    '9 Constants',
    [
      'src/domain/next-occurrence.test.ts',
      'every holiday comes next on the day that an independent calendar says, 1900 to 2199',
    ],
    [rule('The next holiday, on each day', 'src/domain/next-occurrence.ts', 'day >= today ? day', 'day > today ? day')],
  ),
  ...tie('9 Constants', milestones, [
    rule('Birthdays are special at multiples of 10 from 30', cardTitle, 'years >= 30', 'years >= 20'),
    rule('and at 16, 18 and 21', cardTitle, '[16, 18, 21]', '[16, 21]'),
    rule('Anniversaries are special at 1, 5, 10, 25 and 50', cardTitle, '[1, 5, 10, 25, 50]', '[1, 5, 10, 25]'),
  ]),
  ...tie('9 Constants', titles, [
    rule('16 is Sweet 16', cardTitle, "'Happy Sweet 16'", "'Happy 16'"),
    rule('25 is Silver', cardTitle, 'Happy Silver Anniversary', 'Happy 25th Anniversary'),
    rule('50 is Golden', cardTitle, 'Happy Golden Anniversary', 'Happy 50th Anniversary'),
    rule('Otherwise an ordinal suffix', cardTitle, 'ordinal(years)} ', 'years} '),
    rule('Other occasions use the capitalised type name', cardTitle, '{label}`) : label', '{occasionType}`) : label'),
  ]),
  ...tie(
    '9 Constants',
    ['src/domain/age.test.ts', '%s is %s old on %s'],
    [
      rule(
        'The count is years since the original date',
        'src/domain/age.ts',
        'return to - from',
        'return to - from + 1',
      ),
    ],
  ),
  ...tie('9 Constants', defaults, [
    rule(
      'notifyDaysBefore is 7 by default',
      'src/contract/dates.ts',
      'defaultReminderDays = 7',
      'defaultReminderDays = 3',
    ),
    rule(
      'repeats annually is true by default',
      'src/contract/dates.ts',
      'repeatsAnnually.default(true)',
      'repeatsAnnually.default(false)',
    ),
    rule('isActive is true by default', 'src/contract/dates.ts', 'isActive.default(true)', 'isActive.default(false)'),
  ]),
  ...tie(
    '5 Validation',
    ['src/server/document-1-calls.test.ts', 'something wrong: 422 under its field'],
    [rule('notifyDaysBefore is from 0', 'src/contract/dates.ts', '.min(0, reminderDaysMessage)', '')],
  ),
  ...tie(
    '2 Contact detail',
    ['src/domain/address.test.ts', 'split after join gives the parts back'],
    [rule('The address is joined as street; city, state postalCode; country', 'src/domain/address.ts', "', '", "' '")],
  ),
];
