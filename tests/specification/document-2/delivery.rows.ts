import { builtPage, type Row, rule, tie } from '../table/row.ts';

const lifecycle = 'src/domain/card-lifecycle.ts';
const delivery = 'src/server/features/delivery';
const reminders = 'src/server/features/reminders';
const automatic = 'src/server/features/automatic-cards';
const cards = 'src/server/features/cards';
const claims = `${delivery}/claim-due-cards.test.ts`;
const claim = `${delivery}/claim-due-cards.store.ts`;
const reminderTest = `${reminders}/reminders.test.ts`;
const atEight = [
  reminderTest,
  'seven days ahead at eight, once, with the draft, its picture and a way to approve it',
] as const;
const silent = [reminderTest, 'none while %s'] as const;
const dueReminders = `${reminders}/due-reminders.policy.ts`;
const facts = `${reminders}/due-reminders.store.ts`;
const onItsWay = [
  'tests/e2e/document-2/scheduler.journeys.ts',
  'a card that is on its way says so, and a restored one says what it is',
] as const;
const approvedChange = [
  'tests/e2e/document-2/keyboard.journeys.ts',
  'a card is made, approved, edited, and deleted with the keyboard alone',
] as const;
const mail = [`${delivery}/card-mail.test.ts`, 'the recipient gets the card itself'] as const;
const links = [
  `${delivery}/card-mail.test.ts`,
  'its links are secret, kept as hashes, and the one-click header says how to leave',
] as const;
const routes = `${delivery}/delivery-routes.test.ts`;
const cardTests = `${cards}/cards.test.ts`;

/** The decisions on delivery (D20-D45): what owners are reminded of, when a card is due, and what its recipient gets. */
export const deliveryRows: Row[] = [
  ...tie('Document 2, D20 Reminders', atEight, [
    'Approve',
    'View',
    rule('Reminders go at 08:00', dueReminders, 'reminderHour = 8', 'reminderHour = 7'),
    rule(
      'notifyDaysBefore days ahead',
      dueReminders,
      'addDays(occursOn, -notifyDaysBefore)',
      'addDays(occursOn, 1 - notifyDaysBefore)',
    ),
    rule('once the card is approved, not again', dueReminders, ' && isDraft(facts) ?', ' ?'),
  ]),
  ...tie(
    'Document 2, D20 Reminders',
    [reminderTest, 'again the day before while it is a draft, and only then'],
    [rule('again the day before if it is still a draft', dueReminders, ' && isDraft(facts) ?', ' && false ?')],
  ),
  ...tie(
    'Document 2, D20 Reminders',
    [reminderTest, 'all dates of a day go in one mail, whether there is a card or not'],
    ['dates are coming up'],
  ),
  ...tie('Document 2, D20 Reminders', silent, [
    rule('None without eventReminders', facts, "->> 'eventReminders'", "->> 'none'"),
    rule('or emailNotifications', facts, "->> 'emailNotifications'", "->> 'none'"),
    rule('or for a date that is not active', facts, 'eq(importantDates.isActive, true),', ''),
  ]),
  ...tie(
    'Document 2, D22 Scheduled date',
    ['src/domain/due-time.test.ts', '%s: on every day from 2026 to 2030 a card is due at 09:00 of that day'],
    [rule('A card is due at 09:00', 'src/domain/due-time.ts', "'09:00'", "'10:00'")],
  ),
  ...tie(
    'Document 2, D22 Scheduled date',
    [cardTests, 'when the contact moves, the card is due at nine there'],
    [
      rule(
        "in the contact's zone, also when that changes",
        `${cards}/card-schedule.store.ts`,
        'await setDueTimes(tx, eq(cards.personId, personId), await cardTimeZone(tx, personId));',
        '',
      ),
    ],
  ),
  ...tie('Document 2, D24 Sending', onItsWay, [
    'Sending…',
    'It will be sent as scheduled.',
    rule(
      'Send Now is disabled meanwhile',
      builtPage,
      /disabled:(\w+)&&!(\w+)\.isPending\|\|\w+(?=,busy:\2\.isPending,icon)/g,
      'disabled:!1',
    ),
  ]),
  ...tie('Document 2, D25 Approval', approvedChange, [
    'Save and keep approved',
    'Save as draft',
    'It is a draft again. Approve it, and it will be sent.',
  ]),
  ...tie(
    'Document 2, D25 Approval',
    [cardTests, 'what changed after approval needs approval again, unless it is kept'],
    [
      rule('The API returns it to draft', lifecycle, "event.keepApproved ? from : 'draft'", 'from'),
      rule('unless keepApproved', lifecycle, "event.keepApproved ? from : 'draft'", "'draft'"),
    ],
  ),
  ...tie(
    'Document 2, D30 Automatic cards',
    [
      `${automatic}/automatic-cards.test.ts`,
      'memorials and dates that are switched off get none; a changed date is looked at anew',
    ],
    [
      rule('None for a memorial', `${automatic}/occurring-dates.store.ts`, " <> 'memorial'", " <> 'none'"),
      rule(
        'nor for a date that is not active',
        `${automatic}/occurring-dates.store.ts`,
        '        eq(importantDates.isActive, true),\n',
        '',
      ),
    ],
  ),
  ...tie(
    'Document 2, D30 Automatic cards',
    [`${automatic}/automatic-cards.test.ts`, 'a card that the user made counts, also one that followed its date'],
    [
      rule(
        'One for each date and occurrence',
        `${automatic}/occurring-dates.store.ts`,
        'eq(cardOccurrences.occurrenceDate, importantDates.occursOn)',
        "eq(cardOccurrences.occurrenceDate, '')",
      ),
    ],
  ),
  ...tie(
    'Document 2, D30 Automatic cards',
    [`${automatic}/automatic-cards.test.ts`, 'a style that needs a photo and has none gives way to the next'],
    [
      rule(
        'Where a photo is missing, the next style',
        `${automatic}/choose-automatic-style.ts`,
        '!wantsPhoto || photoUrl',
        'true',
      ),
    ],
  ),
  ...tie(
    'Document 2, D32 Coming soon',
    [routes, 'send now says what is missing'],
    [rule('Printed cards are not sent without a provider', `${delivery}/send-now.ts`, 'if (soon) throw soon;', '')],
  ),
  ...tie('Document 2, D33 Outside view', mail, [
    'with Fondly',
    'View in browser',
    rule(
      'Reply-To is the sender',
      `${delivery}/prepare-card-mail.ts`,
      'address: card.senderEmail',
      'address: context.config.mailFrom',
    ),
    rule(
      'The picture comes with the mail',
      `${delivery}/prepare-card-mail.ts`,
      'picture && content.pictureId ?',
      'false ?',
    ),
    rule('and the words as plain text', `${delivery}/prepare-card-mail.ts`, 'text: cardMailText(content)', "text: ''"),
  ]),
  ...tie('Document 2, D33 Outside view', links, [
    'List-Unsubscribe=One-Click',
    rule('List-Unsubscribe has the address', `${delivery}/prepare-card-mail.ts`, /'List-Unsubscribe': .*\n/g, ''),
    rule(
      'A second sending has another Message-ID',
      `${delivery}/card-links.ts`,
      "'message-id', card.id, card.sendGeneration",
      "'message-id', card.id",
    ),
  ]),
  ...tie(
    'Document 2, D33 Outside view',
    [`${delivery}/unsubscribe.test.ts`, 'one click of a mail program is obeyed, also twice and from anywhere'],
    [rule('Who unsubscribed gets no more cards', `${delivery}/hand-over-card.ts`, "'unsubscribed'", "'rejected'")],
  ),
  ...tie(
    'Document 2, D33 Outside view',
    [routes, 'the secret address shows the card and nothing else, until it is revoked'],
    [
      rule('The address is not for search engines', `${delivery}/public-card.route.ts`, "'noindex, nofollow'", "'all'"),
      rule('and is revocable', `${delivery}/public-card.route.ts`, 'card.isRevoked', 'false'),
    ],
  ),
  ...tie(
    'Document 2, D36 Scheduled date',
    [cardTests, 'an undated card asks for its day, and one without an address for that'],
    [
      rule(
        'Approving an undated card answers 422 fields.scheduledDate',
        'src/server/http/error-answers.ts',
        "no_day: 'scheduledDate'",
        "no_day: 'day'",
      ),
      rule(
        'and takes a day along',
        `${cards}/approve-card.policy.ts`,
        'day ?? card.scheduledDate',
        'card.scheduledDate',
      ),
    ],
  ),
  ...tie(
    'Document 2, D45 Verified sender',
    [routes, 'where addresses must be confirmed, send now waits for it'],
    [
      rule(
        'Send Now of an unverified account answers 409',
        `${delivery}/require-verified-sender.ts`,
        'if (!context.config.requireVerifiedEmail) return;',
        'return;',
      ),
    ],
  ),
  ...tie(
    'Document 2, D45 Verified sender',
    [claims, 'cards of an unverified account wait where verification is asked for'],
    [
      rule(
        'Its due cards wait',
        claim,
        'const verified = verifiedOnly\n',
        'const verified = verifiedOnly && !verifiedOnly\n',
      ),
    ],
  ),
];
