import { builtPage, type Row, rule, tie } from '../table/row.ts';

const dashboard = 'tests/e2e/document-1/dashboard.journeys.ts';
const buttons = [
  dashboard,
  'with contacts home has both buttons and both sections, and nothing for administrators',
] as const;
const inDashboard = 'src/web/features/dashboard';

/** As the router has them. */
const routes =
  '/auth /people /people/add /add-person /people/$id /people/$id/edit /people/$personId/dates/add /people/$personId/dates/$dateId/edit /important-dates /cards /cards/create /cards/$id /card-template/$id /edit-occasion/$id /occasions /settings /style-preferences /test-scheduler /admin /admin/prompt-templates /admin/prompt-configs /admin/model-management /admin/prompt-preview /admin/users'.split(
    ' ',
  );

/** Section 2: what is there, and where things lead. */
export const pageActRows: Row[] = [
  ...tie(
    '2 Route list',
    ['src/web/route-tree.test.ts', 'there is a route %s'],
    routes.map((path) =>
      rule(
        `There is a route ${path.replaceAll(/\$(\w+)/g, '{$1}')}`,
        'src/web/route-tree.gen.ts',
        new RegExp(`fullPath: '${path.replaceAll('$', '\\$')}/?'`, 'g'),
        "fullPath: '/nothing'",
      ),
    ),
  ),
  ...tie('2 Dashboard', buttons, [
    rule(
      "'Add Friends & Family' leads to /people/add",
      builtPage,
      /to:`\/people\/add`(?=,className:\w+\(`line`,`md`)/g,
      'to:`/people`',
      `${inDashboard}/dashboard-page.tsx`,
    ),
    rule(
      "'Create a Card' leads to /cards/create",
      builtPage,
      /to:`\/cards\/create`(?=,className:\w+\(`ink`,`md`)/g,
      'to:`/cards`',
      `${inDashboard}/dashboard-page.tsx`,
    ),
    rule(
      "'View all cards' leads to /cards",
      builtPage,
      /to:`\/cards`(?=,className:`link whitespace-nowrap`)/g,
      'to:`/people`',
      `${inDashboard}/review-section.tsx`,
    ),
  ]),
  ...tie(
    '2 Dashboard',
    [dashboard, 'a banner approves its draft'],
    [
      rule(
        "'View' leads to /cards/{id}",
        builtPage,
        /to:`\/cards\/\$id`(?=,params:\{id:String\(\w+\.id\)\},state:\{from:\w+\},className:\w+\(`line`)/g,
        'to:`/cards`',
        `${inDashboard}/upcoming-banner.tsx`,
      ),
    ],
  ),
  ...tie(
    '2 Dashboard',
    [dashboard, 'upcoming cards are tiles with their day and category'],
    [
      rule(
        'Tiles lead to /cards/{id}',
        builtPage,
        /to:`\/cards\/\$id`(?=,params:\{id:String\(\w+\.id\)\},state:\{from:\w+\},className:`tile`)/g,
        'to:`/cards`',
        'src/web/card-list/card-tile.tsx',
      ),
    ],
  ),
  ...tie(
    '2 Important Dates',
    ['tests/e2e/document-1/dates.journeys.ts', 'a new date begins with a contact'],
    [
      rule(
        'Choosing a contact leads to /people/{id}/dates/add',
        builtPage,
        /to:`\/people\/\$personId\/dates\/add`(?=,params:\{personId:String\(\w+\.id\)\},search:\{returnTo:\w+\},className:`flex min-h-14)/g,
        'to:`/people`',
        'src/web/features/dates/overview/add-new-date.tsx',
      ),
    ],
  ),
];
