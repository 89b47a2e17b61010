import { type Row, rule, tie } from '../table/row.ts';

const lifecycle = 'src/domain/card-lifecycle.ts';
const transitions = ['src/domain/card-lifecycle.test.ts', '$name from $from gives $to'] as const;
const cardTests = 'src/server/features/cards/cards.test.ts';
const occasions = 'src/contract/occasions.ts';
const mapping = ['src/domain/card-category.test.ts', 'every occasion has its category'] as const;
const created = [
  cardTests,
  "a card is a draft whatever the body says, on its date's next occurrence, due at nine where the contact lives",
] as const;
const form = 'src/web/features/cards/create/find-problem.test.ts';
const problems = 'src/web/features/cards/create/find-problem.ts';
const asks = 'return { kind: detail };';
const order = [form, '%j with photo %j has the problem %s'] as const;
const empty = [form, 'an empty form says all that is missing at once'] as const;
const spaces = [form, 'a title of spaces and a category without styles are problems of their fields'] as const;
const settings = 'src/server/features/accounts/settings.test.ts';
const refusedSettings = [settings, '%j is refused under its field and nothing is saved'] as const;
const registered = [
  'src/server/features/accounts/accounts.test.ts',
  'the first account is the administrator, the second is not',
] as const;
const users = 'src/server/features/accounts/users.store.ts';
const precedence = 'src/web/style-choice/choose-style.ts';
const chooses = ['src/web/style-choice/choose-style.test.ts', 'chooses %s'] as const;
const formTest = 'src/web/features/cards/create/create-form-state.test.ts';
const formView = 'src/web/features/cards/create/form-view.ts';
const styles = 'src/domain/styles.ts';
const overlayTest = 'src/web/features/cards/overlay/overlay-state.test.ts';
const overlayPreset = [overlayTest, 'the preset %s sets what the table says and nothing else'] as const;
const category = (occasion: string, given: string) =>
  rule(
    `${occasion} sets the category ${given}`,
    occasions,
    new RegExp(`( ${occasion}: .*category: )'${given}'`, 'g'),
    "$1'get-well'",
  );
const move = (says: string, from: string, to: string) => rule(says, lifecycle, from, to);

/** Sections 3, 4, 5, 6 and 9: what domain decides, the forms check and the server stores. */
export const ruleRows: Row[] = [
  ...tie('Document 2, 4 States', created, [
    rule(
      'New cards are created as draft',
      'src/server/features/cards/create-card.ts',
      '      ...content,\n',
      "      ...content,\n      deliveryStatus: 'ready',\n",
    ),
  ]),
  ...tie('Document 2, 4 States', transitions, [
    move('Approve: draft to approved_and_scheduled', "approve: ['draft', 'failed']", "approve: ['failed']"),
    move(
      'Skip: draft or approved_and_scheduled to skipped',
      "skip: ['draft', 'approved_and_scheduled', ",
      "skip: ['draft', ",
    ),
    move('Restore: a skipped card', "restore: ['skipped']", "restore: ['failed']"),
    move(
      'Send Now is available unless the card is sent or sent for printing',
      "sendNow: ['draft', 'approved_and_scheduled', 'ready', 'skipped', 'failed']",
      "sendNow: ['draft', 'approved_and_scheduled', 'ready', 'skipped', 'failed', 'sent']",
    ),
  ]),
  ...tie(
    'Document 2, 4 States',
    [cardTests, 'an alternate becomes primary and leaves its slot, once'],
    [
      rule(
        'Choosing an alternate promotes its message',
        'src/server/features/cards/choose-alternate.ts',
        '    message,\n',
        '    message: card.message,\n',
      ),
      rule(
        'and clears that slot',
        'src/server/features/cards/choose-alternate.ts',
        /\[`alternateMessage\$\{number\}`\]: null/g,
        'alternateMessage1: message',
      ),
    ],
  ),
  ...tie('Document 2, 4 States', mapping, [
    category('birthday', 'birthday'),
    category('anniversary', 'anniversary'),
    category('wedding', 'congratulations'),
    category('graduation', 'congratulations'),
    category('baby', 'congratulations'),
    category('promotion', 'congratulations'),
    category('retirement', 'congratulations'),
    category('holiday', 'holiday'),
    category('memorial', 'sympathy'),
    category('religious', 'thank-you'),
    category('custom', 'custom'),
  ]),
  ...tie(
    'Document 2, 4 States',
    [
      'src/web/features/cards/create/create-form-state.test.ts',
      'proposes title, category, day and years from the contact and the date',
    ],
    [
      rule(
        'An occasion sets the scheduled date to its next occurrence',
        'src/web/features/cards/create/form-view.ts',
        'date?.nextOccurrence ?? null',
        'null',
      ),
      rule(
        'and the age is shown',
        'src/web/features/cards/create/form-view.ts',
        'yearsAt(date.date, scheduledDate)',
        'null',
      ),
    ],
  ),
  ...tie(
    'Document 2, 4 States',
    [formTest, "the card's own style comes before every preset, and is none of them any more"],
    [rule("The card's own style comes first", formView, '...(!isPhoto && ownStyle),', '')],
  ),
  ...tie('Document 2, 4 States', chooses, [
    rule(
      "The contact's style comes before the user's",
      precedence,
      'id === user?.defaultCardStyleId),',
      'id === null),',
    ),
    rule('Then the system default', precedence, '({ systemDefaultStyle }) => systemDefaultStyle', '() => false'),
    rule('then the built-in default', precedence, "'Text: Modern'", "'Text: Plain'"),
  ]),
  ...tie('Document 2, 3 Text overlay', overlayPreset, [
    rule('elegant is set in Georgia', styles, "fontFamily: 'Georgia'", "fontFamily: 'Arial'"),
    rule('elegant has the opacity 0.6', styles, 'backgroundOpacity: 0.6', 'backgroundOpacity: 0.5'),
    rule('bold has 6%', styles, 'fontSizePercent: 6', 'fontSizePercent: 7'),
    rule('bold is bold', styles, "fontWeight: 'bold'", "fontWeight: 'normal'"),
    rule('bold has the background #222222', styles, '#222222', '#333333'),
    rule('bold has the opacity 0.75', styles, 'backgroundOpacity: 0.75', 'backgroundOpacity: 0.7'),
    rule('bold has no shadow', styles, 'textShadow: false', 'textShadow: true'),
    rule('bold has the padding 15', styles, 'textPadding: 15', 'textPadding: 20'),
    rule('minimal has 4%', styles, 'fontSizePercent: 4', 'fontSizePercent: 5'),
    rule('minimal is set in light Helvetica', styles, "fontFamily: 'Helvetica'", "fontFamily: 'Arial'"),
    rule('minimal has the opacity 0.4', styles, 'backgroundOpacity: 0.4', 'backgroundOpacity: 0.5'),
    rule('minimal has 1 line', styles, 'maxLines: 1,', 'maxLines: 2,'),
    rule('minimal has the padding 25', styles, 'textPadding: 25', 'textPadding: 20'),
  ]),
  ...tie(
    'Document 2, 8 Errors',
    [overlayTest, 'custom keeps what is set, and an unknown preset is none'],
    [
      rule(
        'An unknown preset of the text overlay is none',
        'src/web/features/cards/overlay/overlay-state.ts',
        'if (!preset) return null;',
        '',
      ),
    ],
  ),
  ...tie(
    'Document 2, 8 Errors',
    ['src/server/document-2-calls.test.ts', 'something wrong: 422 under its field'],
    [
      rule(
        'Selected preset not found',
        'src/server/features/styles/preset.policy.ts',
        "'Selected preset not found'",
        "'No.'",
      ),
    ],
  ),
  ...tie(
    'Document 2, 5 Validation',
    ['src/server/features/cards/create-card.test.ts', 'the full form with %j is checked as before'],
    [
      'Please select a delivery method',
      rule(
        'recipientEmail is valid if given',
        'src/contract/cards.ts',
        "recipientEmail: optionalEmail('Please enter a valid email address.')",
        'recipientEmail: z.string().nullish()',
      ),
    ],
  ),
  ...tie(
    'Document 2, 8 Errors',
    ['tests/e2e/document-1/dates.journeys.ts', 'a changed date leads back where one came from'],
    ['Date updated'],
  ),
  ...tie('Document 2, 5 Validation', empty, [
    'Please select a contact',
    'Please select a special date',
    'Card title is required',
    'Please select a category',
  ]),
  ...tie('Document 2, 5 Validation', spaces, ['Please select a style']),
  ...tie('Document 2, 5 Validation', order, [
    rule(
      'A style that needs an image and has none comes first',
      problems,
      "return { kind: 'photo', message: missingPhotoMessage };",
      '',
    ),
    rule(
      'then digital delivery without a type',
      problems,
      "if (!isPrinted && form.digitalDeliveryType === null) return { kind: 'deliveryType' };",
      '',
    ),
    rule('then text delivery without a phone', problems, asks, `if (detail !== 'phone') ${asks}`),
    rule('or physical delivery without an address', problems, asks, `if (detail !== 'address') ${asks}`),
  ]),
  ...tie(
    'Document 2, 5 Validation',
    [form, 'e-mail delivery asks for the address a contact does not have, after the photo'],
    [rule('or e-mail delivery without an address', problems, asks, `if (detail !== 'email') ${asks}`)],
  ),
  ...tie('Document 2, 5 Validation', refusedSettings, [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
  ]),
  ...tie(
    'Document 2, 6 Roles',
    [settings, 'nobody makes themselves an administrator or richer, or someone else'],
    [
      rule(
        'isAdmin in a body is dropped',
        'src/server/features/accounts/update-user.route.ts',
        '          name,\n',
        '          name,\n          isAdmin: true,\n',
      ),
    ],
  ),
  ...tie('Document 2, 9 Constants', registered, [
    rule('A new user has the plan free', users, '.values(user)', ".values({ ...user, subscriptionPlan: 'pro' })"),
    rule('and 5 card credits', users, '.values(user)', '.values({ ...user, cardCreditsRemaining: 6 })'),
  ]),
  ...tie(
    'Document 2, 9 Constants',
    ['src/domain/due-time.test.ts', 'a physical card is due seven days earlier, at 09:00 there too'],
    [rule('Physical cards need 7 days', 'src/domain/due-time.ts', 'physicalLeadDays = 7', 'physicalLeadDays = 6')],
  ),
  ...tie(
    'Document 2, 9 Constants',
    [
      'src/server/features/generation/generation.test.ts',
      'a card gets a message, a picture and two alternates that differ',
    ],
    [
      rule(
        '2 alternates per card',
        'src/server/features/generation/options-of.policy.ts',
        'mostOptions = 3',
        'mostOptions = 2',
      ),
    ],
  ),
  ...tie(
    'Document 2, 9 Constants',
    [
      'src/server/features/cards/regenerate-image.test.ts',
      'what is no picture, or larger than 5 MB, is refused in words',
    ],
    [
      rule(
        'A new picture in the style dialog has at most 5 MB',
        'src/server/features/cards/regenerate-image.route.ts',
        'fileLimitBytes: 5 *',
        'fileLimitBytes: 6 *',
      ),
    ],
  ),
  ...tie(
    'Document 2, 9 Constants',
    [
      'src/server/features/styles/default-style.test.ts',
      'the 18 categories and the four simple styles are told with their names, to who is signed in',
    ],
    [
      rule('There are 18 card categories', 'src/contract/vocabulary.ts', "  'get-well',\n", ''),
      rule('and four simple styles', 'src/contract/styles.ts', "'artistic', 'playful']", "'artistic']"),
    ],
  ),
];
