import { type Row, rule, tie } from '../table/row.ts';

const cards = 'src/server/features/cards';
const cardsTest = `${cards}/cards.test.ts`;
const alternates = [cardsTest, 'an alternate becomes primary and leaves its slot, once'] as const;
const patched = [
  cardsTest,
  'PATCH with setPrimary promotes an alternate too, and a picture in a body is one of the own',
] as const;
const regenerated = [
  `${cards}/regenerate-image.test.ts`,
  'style, settings, prompt and picture are saved together, and the answer is the card',
] as const;
const create = `${cards}/create-card.test.ts`;
const simple = [create, "the simple form's body is understood; its userId and status are not"] as const;
const fromSimple = `${cards}/from-simple-form.ts`;
const categories = ['src/domain/card-category.test.ts', 'every occasion has its category'] as const;
const occasions = 'src/contract/occasions.ts';
const automatic = 'src/server/features/automatic-cards';
const dates = 'src/server/features/dates';
const figures = [
  'src/server/features/dashboard/dashboard.test.ts',
  'the figures count what is there, and only what is one’s own',
] as const;
const counts = 'src/server/features/dashboard/dashboard.store.ts';
const stats = 'src/server/features/dashboard/dashboard-stats.route.ts';
const store = `${cards}/cards.store.ts`;
const lists = [cardsTest, 'lists: drafts alone, of one contact, and what is coming'] as const;
const titles = ['src/domain/card-title.test.ts', '%s, %s years: %s'] as const;
const cardTitle = 'src/domain/card-title.ts';

const mapped = { 'mothers-day': 'mothers-day', 'new-years-day': 'new-year', 'valentines-day': 'valentines' };

/** The decisions on cards, beside their lifecycle and delivery. */
export const cardDecisionRows: Row[] = [
  ...tie('Document 2, D26 Set as primary', alternates, [
    rule('choose-alternate takes a slot', 'src/contract/cards.ts', 'slot: z.enum(alternateSlots)', 'slot: z.string()'),
  ]),
  ...tie('Document 2, D26 Set as primary', patched, [
    rule(
      'PATCH {setPrimary} is the same',
      `${cards}/update-card.route.ts`,
      'if (setPrimary) await',
      'if (false) await',
    ),
    rule(
      "imageUrl in a body may only be a picture of the user's own",
      `${cards}/update-card.route.ts`,
      'await requireUsableImages(context.database.orm, user.id, imagesIn(body));',
      '',
    ),
  ]),
  ...tie('Document 2, D27 Change style', regenerated, [
    rule(
      'Style, settings and picture are saved together',
      `${cards}/save-regenerated.ts`,
      '{ ...fields, imageUrl: image_url, engine: engineName }',
      '{ imageUrl: image_url, engine: engineName }',
    ),
  ]),
  ...tie(
    'Document 2, D27 Change style',
    [`${cards}/regenerate-image.test.ts`, 'cancelled while it is drawn, nothing is saved'],
    [
      rule(
        'or nothing',
        'src/server/features/generation/finish-regeneration.policy.ts',
        "if (!(await completeRegeneration(tx, id, picture.engine === 'provider'))) throw new Cancelled();",
        '',
      ),
    ],
  ),
  ...tie('Document 2, D28 Categories', categories, [
    ...Object.entries(mapped).map(([holiday, category]) =>
      rule(
        `${holiday} has the category ${category}`,
        occasions,
        new RegExp(`(?<='?${holiday}'?: \\{[^}]*category: )'${category}'`, 'g'),
        "'holiday'",
      ),
    ),
    rule(
      'memorial-day has the category holiday',
      occasions,
      /(?<='memorial-day': \{[^}]*category: )'holiday'/g,
      "'sympathy'",
    ),
  ]),
  ...tie('Document 2, D29 Two create forms', simple, [
    rule('eventId is the occasion', fromSimple, 'occasionId: eventId', 'occasionId: null'),
    rule('playful is Cute & Whimsical', 'src/domain/styles.ts', "playful: 'Cute & Whimsical'", "playful: 'Pop Art'"),
  ]),
  ...tie(
    'Document 2, D29 Two create forms',
    [create, 'its recipient may be a name, known in any case or new; one new name is one contact'],
    [
      rule(
        'A recipient is an id or a name',
        fromSimple,
        "typeof recipient === 'number' ? { personId: recipient } : { name: recipient }",
        '{ personId: Number(recipient) }',
      ),
      rule('date is scheduledDate', fromSimple, 'scheduledDate: date', 'scheduledDate: null'),
    ],
  ),
  ...tie(
    'Document 2, D30 Automatic cards',
    [
      `${automatic}/automatic-cards.test.ts`,
      'ten runs, and two at once, make one; a deleted or a skipped one is never made again',
    ],
    [
      rule(
        'A card deleted or skipped is never made again',
        `${automatic}/make-automatic-card.ts`,
        // Both write the ledger: either would do alone.
        /if \(!\(await claimOccurrence\([^;]*;|await recordOccurrence\([^;]*;/g,
        '',
      ),
    ],
  ),
  ...tie(
    'Document 2, D36 Scheduled date',
    [
      cardsTest,
      "a card is a draft whatever the body says, on its date's next occurrence, due at nine where the contact lives",
    ],
    [
      rule(
        'Without a day a card takes the next occurrence',
        `${cards}/create-card.ts`,
        'day ?? next, timeZone',
        'day, timeZone',
      ),
    ],
  ),
  ...tie(
    'Document 2, D36 Scheduled date',
    ['src/web/features/cards/create/create-form-state.test.ts', 'a past one-time date leaves the card undated'],
    [
      rule(
        'A past one-time date leaves the card undated',
        'src/web/features/cards/create/form-view.ts',
        'date?.nextOccurrence ?? null',
        'date?.nextOccurrence ?? date?.date ?? null',
      ),
    ],
  ),
  ...tie(
    'Document 2, D36 Scheduled date',
    [`${dates}/dates.test.ts`, 'a date that moves takes its drafts along, and an approved card becomes a draft again'],
    [
      rule(
        'When an important date changes, its unsent cards follow',
        `${dates}/update-date.route.ts`,
        'moved ? await follow(context, tx, changed) : 0',
        'moved ? 1 : 0',
      ),
      rule(
        'and the answer says how many',
        `${dates}/update-date.route.ts`,
        'cardsMoved: moved ? await',
        'cardsMoved: moved ? 0 * await',
      ),
    ],
  ),
  ...tie(
    'Document 2, D37 Two tabs',
    [cardsTest, 'two tabs: the older version is refused with the current card'],
    [
      rule(
        'A PATCH with an older version answers 409',
        `${cards}/require-version.ts`,
        'if (version === undefined || version === card.version) return;',
        'if (card) return;',
      ),
      rule('with the current card', 'src/server/http/error-answers.ts', 'body.current = refusal.current;', ';'),
    ],
  ),
  ...tie(
    'Document 2, D37 Two tabs',
    [`${dates}/dates.test.ts`, 'without a version the last write wins, also of many at once'],
    [
      rule(
        'Without a version the last write wins',
        `${dates}/update-date.route.ts`,
        'version !== undefined && version !== stored.version',
        'version !== stored.version',
      ),
    ],
  ),
  ...tie('Document 2, D38 Answers', lists, [
    rule('/api/cards/upcoming has what is unsent and unskipped', store, '[...unsentUnskipped]', "['skipped']"),
  ]),
  ...tie('Document 2, D38 Answers', figures, [
    rule(
      '/api/dashboard/stats counts people',
      counts,
      'people: sql<number>`(select count(*)::int',
      'people: sql<number>`(select 0',
    ),
    rule('dates', counts, 'dates: sql<number>`(select count(*)::int', 'dates: sql<number>`(select 0'),
    rule('drafts', counts, "cardsThat(['draft'])", "cardsThat(['skipped'])"),
    rule('approved', counts, 'cardsThat(approvedUpcoming)', 'sql<number>`0`'),
    rule('and credits', stats, 'user.cardCreditsRemaining', '0'),
  ]),
  ...tie('Document 2, D39 Titles', titles, [
    rule("'Happy {n}th Birthday, {nickname}'", cardTitle, /(?<=`)Happy (?=\$\{ordinal)/g, 'Merry '),
    rule("'Happy Birthday, …' without a year", cardTitle, /(?<=return `)Happy (?=\$\{label)/g, 'Happy 1st '),
  ]),
  ...tie(
    'Document 2, D39 Titles',
    ['src/domain/card-title.test.ts', 'without a nickname the first name is used, without a name none'],
    [rule('else the first name', cardTitle, 'greetingName(nickname, name)', "greetingName(nickname, '')")],
  ),
];
