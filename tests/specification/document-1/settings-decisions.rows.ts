import { builtPage, type Row, rule, tie } from '../table/row.ts';

const accounts = 'src/server/features/accounts';
const server = `${accounts}/accounts.test.ts`;
const journeys = 'tests/e2e/document-1/accounts.journeys.ts';
const first = [server, 'the first account is the administrator, the second is not'] as const;
const newEmail = `${accounts}/email-change.test.ts`;
const passwords = `${accounts}/password.test.ts`;
const administering = 'src/server/features/admin/admin-access.test.ts';
const data = 'src/server/features/account-data';
const dataTest = `${data}/account-data.test.ts`;
const links = `${accounts}/account-links.ts`;
const occasions = 'src/web/features/dates/occasions/list-occasions.ts';
const occasionsTest = 'src/web/features/dates/occasions/list-occasions.test.ts';
const preferences = 'src/contract/accounts.ts';

/** The decisions on settings, on who administers, and on the pages beside. */
export const settingsDecisionRows: Row[] = [
  ...tie(
    'D8 Settings buttons',
    [passwords, 'the current password is asked for, and a wrong one is said under its field'],
    [
      rule(
        'Change Password asks for the current one',
        `${accounts}/change-password.route.ts`,
        'await requireOwnPassword(context, request, user, { field, password: body.currentPassword, message });',
        '',
      ),
    ],
  ),
  ...tie(
    'D8 Settings buttons',
    [dataTest, 'a wrong password deletes nothing, and nobody deletes without a session'],
    [
      rule(
        'Delete Account asks for the password',
        `${data}/delete-account.route.ts`,
        "await requireOwnPassword(context, request, user, { field: 'password', password: body.password, message });",
        '',
      ),
    ],
  ),
  ...tie(
    'D8 Settings buttons',
    [dataTest, 'a deleted account leaves nothing: no row, no file, no session; others keep theirs'],
    [
      rule(
        'It deletes everything the user owns',
        `${data}/delete-account.store.ts`,
        'await tx.delete(users).where(eq(users.id, userId));',
        '',
      ),
      rule(
        'files too',
        `${data}/delete-account.store.ts`,
        'if (jobs.length > 0) await context.queue.sendMany(tx, removeFilesJobName, jobs);',
        '',
      ),
    ],
  ),
  ...tie(
    'D8 Settings buttons',
    [newEmail, 'a new address waits, is confirmed once by its link, and the old one is told'],
    [
      rule(
        'A new e-mail address waits until it is confirmed',
        `${accounts}/change-email.ts`,
        '{ pendingEmail: email });\n  const kind',
        '{ email });\n  const kind',
      ),
      rule(
        'the old one is told',
        `${accounts}/confirm-email.route.ts`,
        "await sendAccountLink(context, tx, account.id, 'email-undo', { to: account.email, email });",
        '',
      ),
    ],
  ),
  ...tie(
    'D8 Settings buttons',
    [newEmail, 'the old address takes the change back within seven days: all sessions and later links end'],
    [rule('with a 7-day undo', links, "'email-undo': 7 *", "'email-undo': 5 *")],
  ),
  ...tie(
    'D8 Settings buttons',
    [dataTest, 'the file has everything of its user, nothing of another, and nothing that opens anything'],
    ['data.json', 'contacts.csv', 'contacts.vcf', 'pictures/'].map((name) =>
      rule(
        `Download my data has ${name}`,
        `${data}/pack-account.ts`,
        new RegExp(`(?<=add\\(['\`])${name}`, 'g'),
        'none',
      ),
    ),
  ),
  ...tie(
    'D9 Preferences',
    first,
    ['emailNotifications', 'eventReminders', 'useAnimations'].map((name) =>
      rule(
        `${name} is on by default`,
        preferences,
        `${name}: z.boolean().default(true)`,
        `${name}: z.boolean().default(false)`,
      ),
    ),
  ),
  ...tie('D9 Preferences', first, [
    rule(
      'marketingUpdates is off',
      preferences,
      'marketingUpdates: z.boolean().default(false)',
      'marketingUpdates: z.boolean().default(true)',
    ),
  ]),
  ...tie(
    'D10 Accounts',
    [administering, 'accounts are listed, and found by their words'],
    [
      rule(
        'Accounts are listed and searched',
        'src/server/features/admin/users.store.ts',
        'ilike(users.name, pattern)',
        'ilike(users.avatarUrl, pattern)',
      ),
    ],
  ),
  ...tie(
    'D10 Accounts',
    [administering, 'credits are set against what was shown, so that one taken meanwhile is not given back unseen'],
    [
      rule(
        'Credits are granted',
        'src/server/features/admin/users.store.ts',
        '.set(change)',
        '.set({ name: users.name })',
      ),
    ],
  ),
  ...tie(
    'D10 Accounts',
    [administering, 'the last administrator cannot lose the flag, nor two at once'],
    [
      rule(
        'The flag of administrators is set',
        'src/server/features/admin/users.store.ts',
        "if (!others?.count) return 'last-administrator';",
        '',
      ),
    ],
  ),
  ...tie(
    'D11 Occasions',
    [occasionsTest, 'every occasion type is listed once, with each contact once by name'],
    [
      rule('/occasions lists every occasion type', occasions, '(occasionTypes.map(', '(occasionTypes.slice(1).map('),
      rule('and who has it', occasions, '?.set(date.personId, date.personName);', '?.clear();'),
    ],
  ),
  ...tie(
    'D11 Occasions',
    [occasionsTest, '%s comes next on %s'],
    [rule("with each holiday's next date", occasions, 'isNamedHoliday(type)\n', "type === 'custom'\n")],
  ),
  ...tie(
    'D11 Terms',
    [journeys, 'the sign-in page says what Fondly does, and has its two forms and the terms'],
    [
      rule(
        'The Terms of Service link opens a dialog with short plain terms',
        builtPage,
        'A card is sent only after you approve it',
        'A card',
      ),
    ],
  ),
];
