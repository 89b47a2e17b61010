import { builtPage, type Row, rule, tie } from '../table/row.ts';

const contacts = 'tests/e2e/document-1/contacts.journeys.ts';
const list = [contacts, 'contacts are listed by name and found by their words'] as const;
const page = [contacts, 'the page of a contact has six sections and leads to its forms'] as const;
const unread = [contacts, 'a contact that cannot be read says so and leads back'] as const;
const add = [contacts, 'a new contact is checked, saved, and goes on to its first date'] as const;
const edit = [contacts, 'a changed contact is saved, and goes back to its page'] as const;
const remove = [contacts, 'a contact is deleted after a question'] as const;
const vcard = [contacts, 'a vCard fills the form, and its birthday is added with the contact'] as const;
const failing = [contacts, 'a contact whose birthday or photo fails is kept all the same'] as const;
const help = [contacts, 'help with exports is there for four devices, and a way to add several contacts'] as const;
const search = ['src/web/features/contacts/find-contacts.test.ts', '%j finds %s'] as const;
const finder = 'src/web/features/contacts/find-contacts.ts';
const sections = 'src/web/features/contacts/person-cards.test.ts';
const sorter = 'src/web/features/contacts/person-cards.ts';
const values = 'src/web/features/contacts/contact-form-values.test.ts';
const server = 'src/server/features/contacts/contacts.test.ts';

/** Section 2, contacts, and what sections 4, 5 and 8 say of them. */
export const contactRows: Row[] = [
  ...tie('2 Contacts list', list, [
    'My Contacts',
    'Add Contact',
    'No contacts yet',
    'No matching contacts',
    'Clear Search',
    rule(
      'Each card opens its contact',
      builtPage,
      /href:`\/people\/\$\{(\w+)\.id\}`,className:`after/g,
      'href:`/people`,className:`after',
    ),
    rule(
      'also while the words of a search settle',
      builtPage,
      /location\.pathname===\w+&&\((?=\w+\.current\.push)/g,
      '(',
    ),
    rule(
      'A shortcut leads to /cards/create?personId={id}',
      builtPage,
      /href:`\/cards\/create\?personId=\$\{(\w+)\.id\}`,"aria/g,
      'href:`/cards/create`,"aria',
      'src/web/features/contacts/contact-card.tsx',
    ),
  ]),
  ...tie(
    '2 Contacts list',
    ['src/web/features/contacts/find-contacts.test.ts', 'sorts by name, without regard to case'],
    [rule('Contacts are sorted by name', finder, 'byName.compare(a.name, b.name)', 'byName.compare(b.name, a.name)')],
  ),
  ...tie('2 Contact detail', page, [
    'Contact Info',
    'For Your Review and Approval',
    'Important Dates',
    'Approved Upcoming Cards',
    'Not Yet Created Cards',
    'Card History',
    'Edit',
    'Add Date',
    rule(
      'Add Date leads to /people/{id}/dates/add',
      builtPage,
      /to:`\/people\/\$personId\/dates\/add`,params:\{personId:String\(\w+\)\},className/g,
      'to:`/people/add`,className',
    ),
    rule(
      'A card of a date takes personId and dateId along',
      builtPage,
      /search:\{personId:(\w+),dateId:(\w+)\.id\},"aria/g,
      'search:{personId:$1},"aria',
      'src/web/features/contacts/card-sections.tsx',
    ),
    rule(
      'A card click records where it was',
      builtPage,
      /state:\{from:(\w+)\},className:`tile-row/g,
      'className:`tile-row',
    ),
  ]),
  ...tie('2 Contact detail', page, [
    rule(
      'Back leads to /people',
      builtPage,
      'to:`/people`,children:`My Contacts`}),',
      'to:`/`,children:`My Contacts`}),',
      'src/web/features/contacts/contact-page.tsx',
    ),
    rule(
      'Edit leads to /people/{id}/edit',
      builtPage,
      /to:`\/people\/\$id\/edit`,params:\{id:String\((\w+)\.id\)\},className:(\w+)\(`line`\)/g,
      'to:`/people`,className:$2(`line`)',
    ),
    rule(
      'A date leads to its form',
      builtPage,
      /to:`\/people\/\$personId\/dates\/\$dateId\/edit`(?=,params:\{[^}]*\},"aria-label")/g,
      'to:`/people/$personId/dates/add`',
    ),
    rule(
      'Create a Card takes personId along',
      builtPage,
      /search:\{personId:(\w+)\.id\},className:(\w+)\(`ink`\)/g,
      'search:{},className:$2(`ink`)',
    ),
  ]),
  ...tie(
    '2 Contact detail',
    [sections, 'every status stands in exactly one section'],
    [rule('Each card stands in one section (D34)', sorter, 'history: inStatus(finished)', 'history: inStatus([])')],
  ),
  ...tie(
    '2 Contact detail',
    [sections, 'an occurrence without a card is missing, one with any card is not'],
    [rule('Not Yet Created are occurrences without a card (D34)', sorter, '!made.has(', 'true || made.has(')],
  ),
  ...tie(
    '2 Contact detail',
    [sections, 'today counts, and once its card exists the next year shows'],
    [rule('within 365 days (D34)', sorter, 'aheadDays = 365', 'aheadDays = 364')],
  ),
  ...tie('2 Contact detail', unread, ['Failed to load contact details.', 'Back to Contacts']),
  ...tie('2 Add / edit contact', add, [
    'Add New Contact',
    'Make your cards truly special!',
    'Street',
    'City',
    'State / Province',
    'Postal code',
    'Country',
    'Cancel',
    'Card Style',
    rule('Custom relationship shows only for other', builtPage, /(\w+)===`other`&&\(0/g, '(0'),
    rule(
      'After create one goes to /people/{newId}/dates/add',
      builtPage,
      /`\/people\/\$\{\w+\}\/dates\/add`:/g,
      '`/people`:',
      'src/web/return-address.ts',
    ),
  ]),
  ...tie('5 Validation', add, [
    'Name is required',
    'Invalid email address',
    "Custom relationship type is required when 'Other' is selected",
    rule(
      'On save other gives way to its own words',
      builtPage,
      /===`other`\?(\w+)\?\.trim\(\)\|\|`other`/g,
      '===`other`?`other`',
      'src/domain/relationship.ts',
    ),
  ]),
  ...tie('8 Errors', add, ['Failed to save contact', 'Contact added']),
  ...tie('2 Add / edit contact', edit, [
    'Edit Contact',
    'Update Contact',
    rule(
      'A relationship outside the list shows as other with its words',
      builtPage,
      /customRelationship:(\w+)\}\}/g,
      'customRelationship:``}}',
      'src/domain/relationship.ts',
    ),
    rule(
      'After update one goes to /people/{id}',
      builtPage,
      /to:`\/people\/\$id`,params:\{id:String\((\w+)\.id\)\},ignoreBlocker/g,
      'to:`/people`,ignoreBlocker',
    ),
  ]),
  ...tie('8 Errors', edit, ['Contact updated']),
  ...tie('2 Add / edit contact', remove, ['Delete Contact']),
  ...tie('8 Errors', remove, ['Contact deleted', 'Failed to delete contact', 'Delete failed']),
  ...tie('2 Add / edit contact', vcard, [
    'Upload Contact',
    rule('vCard accepts .vcf', builtPage, 'accept:`.vcf,', 'accept:`'),
  ]),
  ...tie('4 States', vcard, [
    rule(
      'The birthday of a vCard waits in session storage',
      builtPage,
      /sessionStorage\.setItem\(\w+,JSON\.stringify\(\w+\)\)/g,
      '0',
      'src/web/features/contacts/pending-dates.ts',
    ),
    rule(
      'It is added with notifyDaysBefore 7 and repeatsAnnually true',
      builtPage,
      'repeatsAnnually:!0,notifyDaysBefore:7,isActive:!0',
      'repeatsAnnually:!0',
    ),
  ]),
  ...tie('8 Errors', vcard, ['Upload failed', 'Failed to upload vCard', 'Contact imported', 'Birthday added']),
  ...tie('8 Errors', failing, [
    'Image upload failed',
    rule('A contact photo may be any image', builtPage, 'accept:`image/*`', 'accept:`image/png`'),
    'Birthday not added',
  ]),
  ...tie('2 Add / edit contact', help, [
    'Adding several contacts? Upload a CSV',
    'Need help?',
    'iPhone',
    'Android',
    'Mac',
    'Windows',
  ]),
  ...tie(
    '2 Add / edit contact',
    [
      'tests/e2e/document-2/settings.journeys.ts',
      'settings have their sections, and say when they are saved and when not',
    ],
    ['Feature coming soon', 'Profile photo upload will be available in a future update.'],
  ),
  ...tie(
    '5 Validation',
    [values, 'own words of a relationship come back as written, and empty fields as null'],
    [rule('Empty strings become null before submit', 'src/contract/fields.ts', "text === '' ? null : text", 'text')],
  ),
  ...tie(
    '5 Validation',
    ['src/domain/relationship.test.ts', 'own words take the place of other, and show as other with those words'],
    [
      rule(
        'A relationship outside the known list shows as other',
        'src/domain/relationship.ts',
        "relationship: 'other', customRelationship: text",
        "relationship: 'friend', customRelationship: ''",
      ),
    ],
  ),
  ...tie('2 Contacts list', search, [
    rule('Search looks into names', finder, 'return [name, ', 'return ['),
    rule('and nicknames', finder, "nickname ?? '',", "'',"),
    rule('and e-mails', finder, "email ?? '',", "'',"),
    rule('and relationships', finder, ', relationship, relationshipLabel(relationship)]', ']'),
    rule('whatever the case', finder, 'foldText(words.trim())', 'words.trim()'),
  ]),
  ...tie(
    '4 States',
    [server, 'a contact is created with the defaults, empty text becomes null, and the address is joined'],
    [rule('The default relationship is friend', 'src/contract/people.ts', "default('friend')", "default('other')")],
  ),
];
