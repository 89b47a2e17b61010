import { type Row, rule, tie } from '../table/row.ts';

const contacts = 'src/server/features/contacts';
const vcards = `${contacts}/vcard/read-vcards.test.ts`;
const imports = `${contacts}/import/import.test.ts`;
const written = `${contacts}/export/written-files.test.ts`;
const dates = 'src/server/features/dates';
const calendar = 'src/server/features/calendar';
const feed = `${calendar}/calendar.test.ts`;
const birthdays = [vcards, 'birthday in vCard %s: %s'] as const;
const marked = [imports, 'likely duplicates are marked; the same by content is not added again'] as const;
const matcher = `${contacts}/import/match-contacts.ts`;

/** The decisions on contacts and their dates. */
export const contactDecisionRows: Row[] = [
  ...tie(
    'D13 Address',
    ['src/domain/address.test.ts', 'split after join gives the parts back'],
    [rule('Empty parts are left out', 'src/domain/address.ts', "filter((text) => text !== '')", 'filter(() => true)')],
  ),
  ...tie('D14 Import', birthdays, [
    rule('X-APPLE-OMIT-YEAR and 1604 are no year', `${contacts}/vcard/vcard-date.ts`, "'1604', ", ''),
    rule('--MMDD has none either', `${contacts}/vcard/vcard-date.ts`, 'yearless = /^--', 'yearless = /^---'),
  ]),
  ...tie(
    'D14 Import',
    [vcards, 'what a simple card says is what is read, in each version'],
    [rule('Versions 2.1, 3.0 and 4.0', `${contacts}/vcard/read-contact.ts`, "firstText(named('FN')) ??", '')],
  ),
  ...tie(
    'D14 Import',
    [vcards, 'quoted-printable broken inside a character, and with line breaks of its own'],
    [
      rule(
        'quoted-printable',
        `${contacts}/vcard/decode-text.ts`,
        'return raw.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));',
        'return raw;',
      ),
    ],
  ),
  ...tie(
    'D14 Import',
    [vcards, 'a fold inside a character'],
    [rule('folded lines', `${contacts}/vcard/unfold-lines.ts`, 'last !== undefined && /^[ \\t]/.test(line)', 'false')],
  ),
  ...tie('D14 Import', marked, [
    rule(
      'Likely duplicates are marked',
      matcher,
      "return likely && { kind: 'likely', known: likely };",
      'return null;',
    ),
    rule('What is there already is not added again', matcher, "if (equal) return { kind: 'same', known: equal };", ''),
  ]),
  ...tie(
    'D14 Import',
    [imports, 'columns with unknown headers are mapped by a second call'],
    [
      rule(
        'Columns with unknown headers are mapped',
        `${contacts}/csv/guess-columns.ts`,
        'return { fields, needsMapping };',
        'return { fields, needsMapping: false };',
      ),
    ],
  ),
  ...tie(
    'D14 Import',
    [`${contacts}/import/refusals.test.ts`, 'ten thousand and one contacts are refused, ten thousand are not'],
    [rule('up to 10,000 contacts', 'src/contract/imports.ts', 'entries: 10_000', 'entries: 20_000')],
  ),
  ...tie(
    'D14 Import',
    [`${contacts}/import/refusals.test.ts`, '%s is refused soon'],
    [rule('and 50 MB', 'src/contract/imports.ts', 'fileBytes: 50 *', 'fileBytes: 500 *')],
  ),
  ...tie(
    'D14 Import',
    [imports, 'undo keeps what was changed since, and says why'],
    [rule('An import can be undone', `${contacts}/import/undo-import.ts`, 'await deleteImportedPeople(tx, gone);', '')],
  ),
  ...tie(
    'D15 Export',
    [written, 'a vCard that is exported imports unchanged'],
    [
      rule(
        'What is exported as vCard imports again unchanged',
        `${contacts}/export/write-vcard.ts`,
        'NICKNAME',
        'X-NICK',
      ),
    ],
  ),
  ...tie(
    'D15 Export',
    [written, 'a CSV file that is exported imports unchanged'],
    [rule('and as CSV', `${contacts}/export/write-csv.ts`, "cell.replaceAll('\"', '\"\"')", 'cell')],
  ),
  ...tie(
    'D15 Export',
    [written, 'no cell begins like a formula, and each is the text again'],
    [
      rule(
        'CSV cells are safe to open in a spreadsheet',
        `${contacts}/csv/safe-cell.ts`,
        /\? `'.*` : text/g,
        '? text : text',
      ),
    ],
  ),
  ...tie(
    'D16 Contact',
    ['src/server/features/cards/cards.test.ts', 'when the contact moves, the card is due at nine there'],
    [rule('Each contact may have a time zone', 'src/contract/people.ts', 'timeZone: optionalText(64),', '')],
  ),
  ...tie(
    'D16 Contact',
    [
      'src/server/features/generation/generation-by-provider.test.ts',
      'the provider is told the day, and the language of the contact',
    ],
    [rule('and a language', 'src/server/features/generation/prompt-values.ts', 'Write in $', 'Speak $')],
  ),
  ...tie(
    'D17 Dates',
    [`${dates}/dates.test.ts`, '%s is kept as %s'],
    [
      rule(
        'A date may be without its year',
        'src/domain/calendar-date.ts',
        'return yearless ? existing',
        'return text === null ? existing',
      ),
    ],
  ),
  ...tie(
    'D19 Lists of dates',
    [`${dates}/dates.test.ts`, 'upcoming dates stand in the order in which they come round'],
    [
      rule(
        '/upcoming and /api/events/upcoming are ordered by nextOccurrence',
        `${dates}/upcoming-dates.store.ts`,
        '.sort((a, b) => compareText(',
        '.sort((b, a) => compareText(',
      ),
    ],
  ),
  ...tie(
    'D19 Lists of dates',
    [`${dates}/dates.test.ts`, 'a birthday has the defaults and its next occurrence'],
    [
      rule('Items carry personName', `${dates}/dates.store.ts`, 'personName: people.name', 'personName: people.notes'),
      rule(
        'and nextOccurrence',
        `${dates}/date.view.ts`,
        'nextOccurrence: nextOccurrence(row, today)',
        'nextOccurrence: null',
      ),
    ],
  ),
  ...tie(
    'D21 Calendar feed',
    [feed, 'an address is told once, works for whoever has it, and only its hash is kept'],
    [
      rule(
        'The address is secret',
        `${calendar}/make-calendar-address.route.ts`,
        'hashToken(token), context',
        'token, context',
      ),
    ],
  ),
  ...tie(
    'D21 Calendar feed',
    [feed, 'a new address stops the old one, and off stops it for good'],
    [
      rule(
        'and revocable',
        `${calendar}/revoke-calendar-address.route.ts`,
        'await revokeCalendarLink(context.database.orm, user.id, context.clock.now());',
        '',
      ),
    ],
  ),
  ...tie(
    'D46 Deleting',
    ['src/server/features/cards/cards.test.ts', 'a card that is being sent is neither skipped, changed nor deleted'],
    [
      rule(
        'A contact with a card under a live claim answers 409',
        `${contacts}/delete-person.route.ts`,
        'await refuseWhileSending(tx, params.id);',
        '',
      ),
    ],
  ),
  ...tie(
    'D46 Deleting',
    [`${dates}/dates.test.ts`, 'deleting a date skips its unsent cards, unless they are kept'],
    [rule('unless the user keeps them', `${dates}/delete-date.route.ts`, 'if (!query.keepCards)', 'if (params.id)')],
  ),
];
