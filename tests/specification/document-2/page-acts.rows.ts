import { builtPage, type Row, rule, tie } from '../table/row.ts';

const journeys = 'tests/e2e/document-2';
const detail = `${journeys}/detail.journeys.ts`;
const shown = [detail, 'the page of a card shows its options and its details'] as const;
const edited = [detail, 'the words of a card are edited, and saved only when they changed'] as const;
const prompted = [detail, 'a prompt that is not applied is not left without a question'] as const;
const styled = [detail, 'a card gets another style, with the photo it needs'] as const;
const list = [
  `${journeys}/cards.journeys.ts`,
  'my cards stand in three sections, each with its status and its day',
] as const;
const opened = [`${journeys}/cards.journeys.ts`, 'an opened card shows the card and its sender'] as const;
const form = [
  `${journeys}/create.journeys.ts`,
  'the create form has its parts, and says what cannot be had yet',
] as const;
const overlaid = [`${journeys}/create.journeys.ts`, 'words over a photo have their presets and their ranges'] as const;
const settings = `${journeys}/settings.journeys.ts`;
const styles = [settings, 'a default style is chosen, with the photo it needs'] as const;
const inDetail = 'src/web/features/cards/detail';
const inList = 'src/web/features/cards/list';
const inCreate = 'src/web/features/cards/create';

/** Section 2: where things lead, when they are on offer, and what they show. */
export const pageActRows: Row[] = [
  ...tie('Document 2, 2 My Cards', list, [
    rule(
      'Create New Card leads to /cards/create',
      builtPage,
      /to:`\/cards\/create`(?=,className:\w+\(`ink`\),children:\[\(0,\w+\.jsx\)\(\w+,\{[^}]*\}\),`Create New Card`)/g,
      'to:`/people`',
      `${inList}/cards-page.tsx`,
    ),
    rule(
      'The message has two lines',
      builtPage,
      'mt-1 line-clamp-2 text-sm leading-5',
      'mt-1 text-sm leading-5',
      `${inList}/card-tile.tsx`,
    ),
  ]),
  ...tie(
    'Document 2, 2 My Cards',
    [`${journeys}/cards.journeys.ts`, 'without cards there is one way to begin'],
    [
      rule(
        'Create your first card leads to /cards/create',
        builtPage,
        /to:`\/cards\/create`(?=,className:\w+\(`wax`,`lg`\),children:`Create your)/g,
        'to:`/people`',
        `${inList}/cards-page.tsx`,
      ),
    ],
  ),
  ...tie('Document 2, 2 Create card', form, [
    rule(
      'A note says generation may take a few minutes',
      builtPage,
      'Generation may take a few minutes. ',
      '',
      `${inCreate}/create-preview.tsx`,
    ),
  ]),
  ...tie('Document 2, 2 Create card', form, [
    'Search by name or nickname',
    'Card style preferences',
    rule(
      'Back goes to /people/{id}',
      builtPage,
      /to:`\/people\/\$id`(?=,params:\{id:String\(\w+\.id\)\},children:\(0,\w+\.jsx\)\(`bdi`,\{className:`max-w-36)/g,
      'to:`/people`',
      `${inCreate}/create-card-page.tsx`,
    ),
    rule(
      'New of the recipient picker goes to /people/add',
      builtPage,
      /to:`\/people\/add`(?=,search:\{returnTo:\w+\},className:\w+\(`line`\),onClick)/g,
      'to:`/people`',
      `${inCreate}/recipient-dialog.tsx`,
    ),
    rule(
      'New of the date picker goes to /people/{personId}/dates/add',
      builtPage,
      /to:`\/people\/\$personId\/dates\/add`(?=,params:\{personId:String\(\w+\.id\)\},search:\{returnTo:`\/cards)/g,
      'to:`/people/add`',
      `${inCreate}/date-dialog.tsx`,
    ),
    rule(
      'The help that explains the categories is collapsible',
      builtPage,
      /hidden:!\w+,className:`create-help`/g,
      'hidden:!1,className:`create-help`',
      `${inCreate}/style-panel.tsx`,
    ),
  ]),
  ...tie(
    'Document 2, 2 Create card',
    [`${inCreate}/find-people.test.ts`, '%j finds %j'],
    [
      rule(
        'The recipient picker searches nicknames too',
        `${inCreate}/find-people.ts`,
        "[name, nickname ?? '']",
        '[name]',
      ),
    ],
  ),
  ...tie('Document 2, 9 Constants', form, [
    rule(
      'The contact list scrolls at a height of 300 px',
      builtPage,
      'max-height:300px',
      'max-height:400px',
      `${inCreate}/create-card.css`,
    ),
  ]),
  ...tie('Document 2, 5 Validation', form, [
    rule(
      'Preview prompt is disabled unless category and title are set',
      builtPage,
      /\w+\.title\.trim\(\)===``(?=,busy:\w+\.isPending,busyLabel:`Writing)/g,
      '!1',
      `${inCreate}/prompt-panel.tsx`,
    ),
  ]),
  ...tie('Document 2, 2 Card detail', shown, [
    rule(
      "'View Full Card' links to /card-template/{id}",
      builtPage,
      'to:`/card-template/$id`',
      'to:`/cards/$id`',
      `${inDetail}/card-preview.tsx`,
    ),
    rule(
      "'Set as Primary Option?' says that it cannot be undone",
      builtPage,
      'which is not kept. This cannot be undone.',
      'which is not kept.',
      `${inDetail}/card-detail.tsx`,
    ),
    rule(
      'The details have the nickname',
      builtPage,
      /children:\w+\.nickname\}/g,
      'children:``}',
      `${inDetail}/card-details.tsx`,
    ),
    rule('and the delivery method', builtPage, '`Digital Card, Email`', '``', `${inDetail}/card-details.tsx`),
    rule(
      'the created date, long',
      builtPage,
      /`Created`\}\),\(0,(\w+)\.jsx\)\(`dd`,\{children:\w+\(\w+\((\w+)\.createdAt,\w+\)\)/g,
      '`Created`}),(0,$1.jsx)(`dd`,{children:$2.createdAt',
      `${inDetail}/card-details.tsx`,
    ),
  ]),
  ...tie(
    'Document 2, 2 Card detail',
    [detail, 'an approved card is said to be, and leads home'],
    [
      rule(
        'Approve is only offered in draft',
        builtPage,
        /\w+\(\w+,`approve`\)&&/g,
        '!0&&',
        `${inDetail}/card-actions.tsx`,
      ),
    ],
  ),
  ...tie(
    'Document 2, 2 Card detail',
    [detail, 'a card that is sent leads home after a second and a half'],
    [
      rule(
        'Send Now is gone once it is sent',
        builtPage,
        /\w+\(\w+,`sendNow`\)\)&&/g,
        '!0)&&',
        `${inDetail}/card-actions.tsx`,
      ),
      rule(
        'The sent date shows when it is sent',
        builtPage,
        /\w+&&(\w+)\.deliveryDate&&/g,
        '!1&&',
        `${inDetail}/card-details.tsx`,
      ),
    ],
  ),
  ...tie('Document 2, 2 Card detail', edited, [
    rule(
      "'Save Updated Message' is disabled while unchanged",
      builtPage,
      /disabled:!\w+\.changed,busy/g,
      'disabled:!1,busy',
      `${inDetail}/edit-card-panel.tsx`,
    ),
  ]),
  ...tie('Document 2, 2 Card detail', prompted, [
    rule(
      "'Apply Custom Prompt to Generate New Image' is disabled while unchanged",
      builtPage,
      /disabled:!\w+\|\|\w+\.text\.trim\(\)===``/g,
      'disabled:!1',
      `${inDetail}/advanced-customization.tsx`,
    ),
  ]),
  ...tie('Document 2, 2 Card detail', styled, [
    rule(
      'Apply is enabled only with a style and, where it needs one, a file',
      builtPage,
      /disabled:!\w+\|\|\w+(?=,busy:\w+\.isPending,busyLabel:`Applying)/g,
      'disabled:!1',
      `${inDetail}/change-style-dialog.tsx`,
    ),
  ]),
  ...tie(
    'Document 2, 8 Errors',
    [detail, 'a card is deleted after a question, and three seconds say so'],
    [
      rule(
        "'Card deleted' shows for 3 s",
        builtPage,
        /(?<=`Card deleted`,timeoutMs:)\w+/g,
        '4e3',
        `${inDetail}/use-card-actions.ts`,
      ),
    ],
  ),
  ...tie('Document 2, 2 Full card view', opened, [
    rule('A wax seal has the sender name', builtPage, '`Wax seal: $', '`Seal: $', 'src/web/ui/seal.tsx'),
    rule(
      'The signature ends with a link to the product',
      builtPage,
      'to:`/`,children:`Fondly`',
      'to:`/cards`,children:`Fondly`',
      'src/web/features/cards/full/full-card.tsx',
    ),
    rule(
      'It is in the language of who gets the card, as at the address outside (D33)',
      builtPage,
      /language:\w+\.person\.language/g,
      'language:null',
      'src/web/features/cards/full/full-card-page.tsx',
    ),
  ]),
  ...tie('Document 2, 3 Text overlay', overlaid, [
    rule(
      'Max lines are 1-4',
      builtPage,
      '[`1`,`2`,`3`,`4`]',
      '[`1`,`2`,`3`]',
      'src/web/features/cards/overlay/overlay-controls.tsx',
    ),
  ]),
  ...tie(
    'Document 2, 2 Settings',
    [settings, 'settings have their sections, and say when they are saved and when not'],
    [
      'Notification preferences',
      rule(
        'The subscription block has the true figures (D8)',
        builtPage,
        /\w+\.cardCreditsRemaining\.toLocaleString\(\)/g,
        '`42`',
        'src/web/features/settings/plan-section.tsx',
      ),
    ],
  ),
  ...tie('Document 2, 2 Style Preferences', styles, [
    rule(
      "'Save as Default Style' needs a chosen style",
      builtPage,
      /disabled:!\w+(?=,"aria-describedby":\w+\?void 0:`style-missing`)/g,
      'disabled:!1',
      'src/web/features/settings/style-form.tsx',
    ),
    rule(
      'Medium, technique and lighting are of AI Generated alone',
      builtPage,
      /\w+\.category===`AIgen`\?(?=\[\.\.\.)/g,
      '!0?',
      'src/web/features/settings/style-facts.ts',
    ),
  ]),
];
