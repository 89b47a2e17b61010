import { builtPage, type Row, rule, tie } from '../table/row.ts';

const dates = 'tests/e2e/document-1/dates.journeys.ts';
const add = [dates, 'a new date is checked and saved, with or without a card for it'] as const;
const forCard = [dates, 'from a card in the making only Save Date shows, and it leads back there'] as const;
const edit = [dates, 'a changed date leads back where one came from'] as const;
const remove = [dates, 'a date is deleted after a question'] as const;
const overview = [dates, 'the overview has its tabs, ranges and filters'] as const;
const row = [dates, 'a date of the overview can be switched off, followed and deleted'] as const;
const begin = [dates, 'a new date begins with a contact'] as const;
const form = 'src/web/features/dates/date-form-values.test.ts';
const select = 'src/web/features/dates/overview/select-dates.test.ts';
const selection = 'src/web/features/dates/overview/select-dates.ts';

/** Section 2, dates, and what sections 4, 5 and 8 say of them. */
export const dateRows: Row[] = [
  ...tie('2 Add / edit date', add, [
    'Add Date',
    'Add Date and Create a Card',
    'Cancel',
    'Repeats annually',
    rule(
      'It leads to /cards/create?personId={id}&dateId={id}',
      builtPage,
      '&dateId=${',
      '&date=${',
      'src/web/features/dates/use-save-date.ts',
    ),
  ]),
  ...tie('5 Validation', add, [
    'Occasion type is required',
    'Date is required',
    "Custom occasion type is required when 'Other/Custom' is selected",
    'Form Error',
    'Please fill in all required fields correctly',
  ]),
  ...tie('4 States', add, [
    rule(
      'The date of a known holiday is disabled',
      builtPage,
      /disabled:(\w+),hint:\1&&/g,
      'disabled:!1,hint:$1&&',
      'src/web/features/dates/date-fields.tsx',
    ),
    rule(
      'A known holiday always repeats',
      builtPage,
      /checked:(\w+)\|\|(\w+),disabled:\2/g,
      'checked:$1,disabled:!1',
      'src/web/features/dates/date-fields.tsx',
    ),
  ]),
  ...tie('8 Errors', add, ['Failed to save important date', 'Date added', 'Error']),
  ...tie('2 Add / edit date', forCard, ['Save Date']),
  ...tie('2 Add / edit date', edit, [
    'Update Date',
    rule(
      'returnTo sets where Back, Cancel and save go',
      builtPage,
      /returnTo:(\w+)&&(\w+)\(\1\)/g,
      'returnTo:void 0',
      'src/web/routes/_user/_shell/people/$personId/dates/$dateId/edit.tsx',
    ),
  ]),
  ...tie('8 Errors', edit, ['Date updated']),
  ...tie('2 Add / edit date', remove, [
    'Delete Date',
    'Are you sure you want to delete this important date? This action cannot be undone.',
  ]),
  ...tie('8 Errors', remove, ['Failed to delete date', 'Date deleted', 'The important date has been removed.']),
  ...tie('2 Important Dates', overview, [
    'Important Dates',
    'All occasions and events to remember',
    'All Dates',
    'Upcoming Dates',
    'All occasions',
    'All contacts',
    'Annual',
    'Next 6 months',
    'Next year',
    'Clear filters',
    rule(
      'The badge Annual is for dates that repeat',
      builtPage,
      /\w+\.repeatsAnnually&&(?=\(0,\w+\.jsx\)\(\w+,\{children:\w+\?`Annual`)/g,
      '',
      'src/web/features/dates/overview/date-row.tsx',
    ),
    rule(
      'A date has its day and short month',
      builtPage,
      /,\(0,(\w+)\.jsx\)\(`b`,\{children:Number\((\w+)\)\}\)/g,
      ',(0,$1.jsx)(`b`,{children:0})',
      'src/web/ui/postmark.tsx',
    ),
    rule('The ranges are 30, 60, 90, 180 and 365 days', builtPage, '[30,60,90,180,365]', '[30,60,90,180]'),
  ]),
  ...tie('9 Constants', overview, [
    rule(
      '/important-dates opens on All Dates (D19)',
      builtPage,
      /(\w+)\.tab\?\?`all`/g,
      '$1.tab??`upcoming`',
      'src/web/features/dates/overview/important-dates-page.tsx',
    ),
    rule('The upcoming window is 30 days by default', builtPage, /days:(\w+)=30\}/g, 'days:$1=60}'),
  ]),
  ...tie('2 Important Dates', row, [
    rule(
      'The person is linked',
      builtPage,
      /href:`\/people\/\$\{(\w+)\.personId\}`/g,
      'href:`/people`',
      'src/web/features/dates/overview/date-row.tsx',
    ),
    rule(
      'Edit leads to the form of the date',
      builtPage,
      /(href:`\/people\/\$\{(\w+)\.personId\}\/dates\/)\$\{\2\.id\}\/edit/g,
      '$1add',
    ),
    rule(
      'Create card takes personId and dateId along',
      builtPage,
      /(personId=\$\{(\w+)\.personId\})&dateId=\$\{\2\.id\}/g,
      '$1',
      'src/web/features/dates/overview/date-row.tsx',
    ),
  ]),
  ...tie('2 Important Dates', row, [
    rule(
      'What is inactive is faded',
      builtPage,
      /=(\w+)\?void 0:`text-ink-faint`/g,
      '=void 0',
      'src/web/features/dates/overview/date-row.tsx',
    ),
  ]),
  ...tie('8 Errors', row, ['Failed to update status', 'Status updated']),
  ...tie('2 Important Dates', begin, [
    'Add New Date',
    'No contacts found',
    'Please create a contact first before adding dates',
    'No contacts found matching your search',
    'No contacts available',
  ]),
  ...tie(
    '4 States',
    [form, 'a holiday has its next day, its rule and always repeats'],
    [
      rule(
        'The date of a known holiday is computed',
        'src/web/features/dates/date-form-values.ts',
        'if (!isNamedHoliday(occasionType)) return null',
        'return null',
      ),
    ],
  ),
  ...tie(
    '2 Important Dates',
    [select, 'dates stand under the month of their next occurrence, past one-time dates last'],
    [
      rule('Dates stand in months, in order', selection, 'slice(0, 7)', 'slice(0, 4)'),
      rule('and in a month by their day', selection, 'compareText(a.nextOccurrence, b.nextOccurrence)', '0'),
    ],
  ),
  ...tie(
    '2 Important Dates',
    [select, '%j leaves %j'],
    [
      rule('The range leaves the dates within it', selection, 'nextOccurrence <= last', 'true'),
      rule('The filter of the occasion leaves its dates', selection, '.occasionType === search.occasion', ' !== null'),
      rule('The filter of the contact leaves theirs', selection, 'personId === search.personId', 'true'),
    ],
  ),
  ...tie(
    '2 Important Dates',
    [select, '%j of %i dates says %s'],
    [
      rule(
        'What stands in place of no dates varies by filter',
        'src/web/features/dates/overview/empty-words.ts',
        "const whose = personId === undefined ? '' :",
        "const whose = personId !== undefined ? '' :",
      ),
    ],
  ),
  ...tie(
    '2 Important Dates',
    [select, 'a contact is found by name and by relationship'],
    [
      rule(
        'The contact picker searches by name and relationship',
        'src/web/features/dates/overview/find-contact.ts',
        '[name, relationship, relationshipLabel(relationship)]',
        '[name]',
      ),
    ],
  ),
];
