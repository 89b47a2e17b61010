import * as document1 from './document-1/quoted-strings.ts';
import * as document2 from './document-2/quoted-strings.ts';

/** A sentence that no row ties, and why. */
type LeftOut = { where: string; says: string; reason: string };

const quoted = (where: string, untied: Readonly<Record<string, string>>): LeftOut[] =>
  Object.entries(untied).map(([says, reason]) => ({ where, says: `'${says}'`, reason }));

const sentences = (where: string, of: Readonly<Record<string, string>>): LeftOut[] =>
  Object.entries(of).map(([says, reason]) => ({ where, says, reason }));

/** What of the documents no test holds as it is written: quoted strings first, then sentences. */
export const leftOut: readonly LeftOut[] = [
  ...quoted('Document 1', document1.untied),
  ...sentences('Document 1', {
    '/admin/users is linked in the admin menu but no route for it is shown': 'it exists (D10)',
    'One reading says the default theme is light': 'the other one holds: system (D9)',
    'Non-admins are redirected to /; unauthenticated admin visitors go to /login': 'the other reading holds (D4)',
    'GET /api/important-dates is called per person on the overview': 'one call answers all of them (D19)',
    '26 occasion types': 'the named list wins: 28 (D18)',
    'A tile shows sent green, anything else amber': 'tiles have the colours of document 2 (D38)',
    "A missing status shows 'Draft'": 'no card is without a status: the column has a default and is never null',
    'Server error bodies are not read in general': 'they are, and what they say is shown (D6)',
    'Any other read uses its key as the path': 'each read has its endpoint in the contract',
    'GET /api/dashboard/stats and /api/events/upcoming are fetched, results unused':
      'the settings show the figures; nothing is fetched that nobody sees (D38)',
    'A toast is removed 1,000,000 ms after dismissal':
      'what is dismissed is gone from the page, and nothing that anyone can see or call depends on how long it is remembered',
    "The settings page's plan figures are hard-coded placeholders": 'they are true (D8)',
  }),
  ...quoted('Document 2', document2.untied),
  ...sentences('Document 2', {
    "The help calls a category 'AI Generate'": 'it is called AI Generated there too, as everywhere else',
    'The style picker of the create page has Photo before AI Generated': 'both pickers have the order of document 1',
    'The simple form ends at /dashboard': 'it ends at /, which /dashboard leads to (D29)',
    'The simple form sends a fixed user id of 1': 'it sends none, and one that is sent is dropped (D5)',
    'The subscription block shows Premium, 237 cards sent, 42 credits, $9.99': 'it shows true figures (D8)',
    'History shows cards whose scheduled or created date is past or whose status is sent or delivered':
      'each card stands in one section, by its status (D34)',
    'The input minimum of maxTokens is 0': 'zero is for image models alone (D42); the hint says 1-4000',
    'Where image sizes and quality are sent is not shown': 'they are parameters of an image model',
    'Indexes beyond the unique ones are not shown': 'they are chosen by what is asked; the migrations have them',
  }),
];
