import { type Row, rule, tie } from '../table/row.ts';

const accounts = 'src/server/features/accounts/accounts.test.ts';
const dates = 'src/server/features/dates/dates.test.ts';
const calendar = 'src/server/features/calendar/calendar-events.test.ts';
const events = 'src/server/features/calendar/calendar-events.ts';

/** The decisions on document 1 (D1-D46): what they add to it, each tied to a test that fails without it. */
export const decisionRows: Row[] = [
  ...tie(
    'D1 Login',
    [accounts, 'login compares addresses without case, and answers a wrong one and an unknown one alike'],
    [
      rule(
        'Addresses are compared without case',
        'src/server/features/accounts/users.store.ts',
        'email.toLowerCase()',
        'email',
      ),
      rule('and trimmed', 'src/contract/accounts.ts', 'z.string().trim().max(254)', 'z.string().max(254)'),
    ],
  ),
  ...tie(
    'D6 Errors',
    ['src/web/api.test.ts', 'a refusal shows the server message, code and fields'],
    [rule('The client shows the server message', 'src/web/api.ts', 'said ?? fallback', 'fallback')],
  ),
  ...tie(
    'D6 Errors',
    ['src/web/query-client.test.ts', 'after %i failures a read that answered %i is tried again: %s'],
    [
      rule(
        'Reads retry on network errors and 5xx only',
        'src/web/query-client.ts',
        '(error.status === 0 || error.status >= 500)',
        'error.status !== 401',
      ),
    ],
  ),
  ...tie(
    'D12 Relationships',
    ['src/domain/relationship.test.ts', 'labels'],
    [rule('There are 34', 'src/contract/vocabulary.ts', "'neighbor',", '')],
  ),
  ...tie(
    'D13 Address',
    ['src/server/features/contacts/contacts.test.ts', 'an address alone is split, and a part alone keeps the others'],
    [
      rule(
        'A PATCH with only address is split',
        'src/server/features/contacts/address-fields.ts',
        'splitAddress(body.address',
        'splitAddress(null',
      ),
    ],
  ),
  ...tie(
    'D17 Dates',
    ['src/domain/calendar-date.test.ts', 'keeps the day of %s as written'],
    [
      rule(
        'A full ISO timestamp keeps the calendar date as written',
        'src/domain/calendar-date.ts',
        'fullDate.test(trimmed.slice(0, 10)) ? trimmed.slice(0, 10) : trimmed',
        'trimmed',
      ),
    ],
  ),
  ...tie(
    'D18 Next occurrence',
    ['src/domain/calendar-date.test.ts', '29 February is kept on the 28th in common years'],
    [
      rule(
        '29 February is kept on 28 February in common years',
        'src/domain/calendar-date.ts',
        'Math.min(day, daysInMonth(year, month))',
        'day',
      ),
    ],
  ),
  ...tie(
    'D18 Next occurrence',
    ['src/domain/next-occurrence.test.ts', '%s (yearly: %s) seen on %s comes on %s'],
    [
      rule(
        'Today counts',
        'src/domain/next-occurrence.ts',
        'day !== null && day >= today ? day',
        'day !== null && day > today ? day',
      ),
    ],
  ),
  ...tie(
    'D18 Next occurrence',
    ['src/domain/occasions.test.ts', 'the 28 occasion types are there, each with a label of its own'],
    [rule('There are 28 occasion types', 'src/contract/occasions.ts', /'palm-sunday'.*/g, '')],
  ),
  ...tie(
    'D18 Next occurrence',
    [dates, 'a named holiday is computed and always repeats'],
    [
      rule(
        'The server computes the day of a named holiday',
        'src/domain/occasions.ts',
        '(namedHolidays as readonly string[]).includes(text)',
        'false',
      ),
    ],
  ),
  ...tie(
    'D21 Calendar feed',
    [calendar, 'an event lasts the whole day, blocks no time and reminds nobody'],
    [
      rule('Events last all day', events, "'dtstart', {}, 'date', start", "'dtstart', {}, 'date', end"),
      rule('yearly only if the date repeats', events, "rule: { freq: 'YEARLY', ...", "rule: { freq: 'DAILY', ..."),
    ],
  ),
  ...tie(
    'D21 Calendar feed',
    [calendar, '%s is shown in the years to come'],
    [rule('Variable holidays are single events three years ahead', events, 'yearsAhead = 3', 'yearsAhead = 2')],
  ),
  ...tie(
    'D21 Calendar feed',
    [calendar, '%#: it is called %s'],
    [rule('They name the person', events, 'eventSummary(date)]', "'x']")],
  ),
  ...tie(
    'D46 Deleting',
    [dates, 'deleting a date skips its unsent cards, unless they are kept'],
    [
      rule(
        'Deleting a date skips its unsent cards',
        'src/server/features/dates/delete-date.route.ts',
        'if (!query.keepCards) await skipUnsentCards(tx, params.id);',
        '',
      ),
    ],
  ),
  ...tie(
    'D46 Deleting',
    ['src/web/features/contacts/deletion-words.test.ts', '%j dates and %j cards'],
    [
      rule(
        'Deleting a contact says how many dates and cards go with it',
        'src/web/features/contacts/deletion-words.ts',
        "counted(dates, 'important date')",
        "counted(0, 'important date')",
      ),
    ],
  ),
  ...tie(
    'D46 Deleting',
    [
      'src/server/features/contacts/corrected-email.test.ts',
      'cards that are not sent go to the corrected address, approved ones stay approved',
    ],
    [
      rule(
        'A corrected e-mail may take the waiting cards along',
        'src/server/features/contacts/update-person.route.ts',
        'updateCards && stored.email',
        '!updateCards && stored.email',
      ),
    ],
  ),
];
