import { builtPage, type Row, rule, tie } from '../table/row.ts';

const dashboard = 'tests/e2e/document-1/dashboard.journeys.ts';
const review = [dashboard, 'four drafts stand for review, the first of them first'] as const;
const both = [
  dashboard,
  'with contacts home has both buttons and both sections, and nothing for administrators',
] as const;
const tiles = [dashboard, 'upcoming cards are tiles with their day and category'] as const;
const badges = ['src/domain/delivery-badges.test.ts', 'every status has the label of the specification'] as const;

/** Section 2, Dashboard, and what sections 4, 6, 8 and 9 say of it. */
export const dashboardRows: Row[] = [
  ...tie(
    '2 Dashboard',
    [dashboard, 'without contacts home is one large button'],
    [
      rule(
        'Without people there is one button, to /people/add',
        builtPage,
        'data?.length===0&&',
        'data?.length===-1&&',
      ),
    ],
  ),
  ...tie('2 Dashboard', both, [
    'Add Friends & Family',
    'Create a Card',
    'View all cards',
    'For Your Review and Approval',
    'Upcoming Cards',
  ]),
  ...tie('2 Dashboard', [dashboard, 'a banner approves its draft'], ['Upcoming Card', 'Approved', 'View']),
  ...tie(
    '4 States',
    [dashboard, 'a banner approves its draft'],
    ['The card is ready to be sent as scheduled.', 'Approved & Scheduled'],
  ),
  ...tie('2 Dashboard', [dashboard, 'a banner skips its draft'], ["Skip (don't send this card)"]),
  ...tie('4 States', [dashboard, 'a banner skips its draft'], ['This card will not be sent.']),
  ...tie(
    '8 Errors',
    [dashboard, 'a banner says why a draft could not be approved or skipped'],
    ['Failed to approve card', 'Failed to skip card', 'Error'],
  ),
  ...tie('2 Dashboard', review, [
    'Unknown',
    'Not scheduled',
    rule(
      "A review item says 'Scheduled: {date}' in the locale's short way",
      builtPage,
      /`Scheduled: \$\{(\w+)\((\w+)\.scheduledDate\)\}`:`Not scheduled`/g,
      '$2.scheduledDate:`Not scheduled`',
    ),
    rule('A click opens /cards/{id}', builtPage, 'to:`/cards/$id`', 'to:`/cards`', 'src/web/card-list/review-item.tsx'),
    rule('The message is clamped to two lines', builtPage, 'mb-2 line-clamp-2', 'mb-2 line-clamp-3'),
    rule(
      'The review list has two columns',
      builtPage,
      'grid-cols-1 gap-3 md:grid-cols-2',
      'grid-cols-1 gap-3',
      'src/web/features/dashboard/review-section.tsx',
    ),
    rule(
      'Each draft has a banner',
      builtPage,
      /cards:(\w+)\}\),\(0,(\w+)\.jsx\)\((\w+),\{drafts/g,
      'cards:[$1[0]]}),(0,$2.jsx)($3,{drafts',
    ),
  ]),
  ...tie('4 States', review, ['Draft']),
  ...tie('9 Constants', review, [
    rule(
      'The review list has 4 cards',
      builtPage,
      /(?<=\.id-\w+\.id\)\.slice\(0,)[\w$]+(?=\)\})/g,
      '3',
      'src/web/features/dashboard/waiting-cards.ts',
    ),
    rule(
      'Without a day the day of creation counts',
      builtPage,
      /(\w+)\.scheduledDate\?\?\w+\(\1\.createdAt,\w+\)/g,
      '$1.scheduledDate??`9`',
      'src/web/features/dashboard/waiting-cards.ts',
    ),
    rule(
      'Drafts of the past have no banner',
      builtPage,
      /(\w+)===null\|\|\1>=(\w+)\)/g,
      '$1!==0)',
      'src/web/features/dashboard/waiting-cards.ts',
    ),
  ]),
  ...tie('2 Dashboard', tiles, ['Scheduled:', 'Created:', 'Loading cards...', 'Thank You']),
  ...tie(
    '2 Dashboard',
    [dashboard, 'administrators have developer tools on home'],
    ['Developer Tools', 'Test Card Scheduler'],
  ),
  ...tie(
    '7 Calls',
    [dashboard, 'home reads contacts and cards anew each time it opens'],
    [
      rule(
        'Contacts and cards are always refetched when the dashboard opens',
        builtPage,
        /prefetchQuery\(\{\.\.\.(\w+),staleTime:0\}\)/g,
        'prefetchQuery($1)',
      ),
    ],
  ),
  ...tie('6 Roles', both, [
    rule('Developer Tools are for administrators', builtPage, /return \w+\(\)\?\.isAdmin\?/g, 'return 1?'),
  ]),
  ...tie('4 States', badges, ['Scheduled', 'Sent for Printing', 'Sent', 'Failed', 'Skipped']),
];
