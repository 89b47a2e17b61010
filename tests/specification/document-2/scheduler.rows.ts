import { builtPage, type Row, rule, tie } from '../table/row.ts';

const journeys = 'tests/e2e/document-2/scheduler.journeys.ts';
const acts = [journeys, 'the test scheduler does its three things, says so, and leads back'] as const;
const failing = [
  journeys,
  'what fails on the test scheduler is said in the words of the server, else in its own',
] as const;
const days = [
  journeys,
  'the test scheduler tells of workers, of runs and of cards that were not sent, on a bad day and on the first',
] as const;
const system = 'src/server/features/system';
const schedulerTest = `${system}/scheduler.test.ts`;
const recorded = [schedulerTest, 'generating and processing answer what they did, and their runs are kept'] as const;
const testCard = [
  schedulerTest,
  'a test card is ready for tomorrow, goes to the administrator alone, and arrives',
] as const;
const rhythm = [schedulerTest, '%s comes round after %s at %s'] as const;
const forAdministrators = [schedulerTest, '%s %s is for administrators'] as const;
const ready = `${system}/create-test-ready-card.route.ts`;
const processes = `${system}/run-processes.route.ts`;
const contract = 'src/contract/system.ts';
const generation = 'src/server/features/automatic-cards';
const generationTest = `${generation}/automatic-cards.test.ts`;
const reasons = [`${system}/why-not-sent.test.ts`, '%o: %s'] as const;
const words = 'src/web/features/scheduler/process-words.test.ts';
const toOthers = (says: string, file: string, from: string) =>
  rule(says, file, from, from.replace('admin', 'signed-in'));
const elsewhere = (path: string) =>
  rule(`POST /api/system/${path}`, contract, `'/api/system/${path}'`, `'/api/system/not-${path}'`);

/** The test scheduler: its page, its three actions, and the two processes behind it. Sections 2, 4, 6, 7, 8 and 9. */
export const schedulerRows: Row[] = [
  ...tie('Document 2, 2 Test Card Scheduler', acts, [
    'Test Card Scheduler',
    'Generate Upcoming Cards',
    'Process Scheduled Cards',
    'Create Test Ready Card',
    'Back to Dashboard',
    rule(
      'Back to Dashboard goes to /',
      builtPage,
      /to:`\/`(?=,children:`Back to Dashboard`)/g,
      'to:`/people`',
      'src/web/features/scheduler/test-scheduler-page.tsx',
    ),
    rule('Developer Tools lead to /test-scheduler', builtPage, /to:`\/test-scheduler`/g, 'to:`/settings`'),
  ]),
  ...tie('Document 2, 8 Errors', acts, [
    'Test Card Created',
    rule(
      'A toast says what the server says it did',
      builtPage,
      /return\{title:(\w+),description:/g,
      'return{title:``,description:',
      'src/web/features/scheduler/scheduler-actions.tsx',
    ),
  ]),
  ...tie('Document 2, 8 Errors', recorded, ['Card generation process completed', 'Scheduled cards were processed']),
  ...tie('Document 2, 8 Errors', failing, [
    'Error',
    'Failed to generate cards',
    'Failed to process scheduled cards',
    'Failed to create test card',
  ]),
  ...tie('Document 2, 4 States', testCard, [
    rule(
      "The test action creates a 'ready' card",
      'src/domain/card-lifecycle.ts',
      "testCardStatus = 'ready'",
      "testCardStatus = 'draft'",
    ),
    rule('scheduled for tomorrow', ready, 'timeZone), 1), timeZone', 'timeZone), 2), timeZone'),
    rule("to the administrator's own address", ready, 'recipientEmail: user.email', "recipientEmail: 'a@example.test'"),
  ]),
  ...tie('Document 2, 6 Roles', forAdministrators, [
    toOthers(
      'Generating is for administrators',
      processes,
      "systemEndpoints.generateUpcomingCards, {\n    access: 'admin'",
    ),
    toOthers('and processing', processes, "systemEndpoints.processScheduledCards, {\n    access: 'admin'"),
    toOthers('and the test card', ready, "access: 'admin'"),
    toOthers('and what the page shows', `${system}/scheduler.route.ts`, "access: 'admin'"),
  ]),
  ...tie('Document 2, 7 Calls', forAdministrators, [
    elsewhere('generate-upcoming-cards'),
    elsewhere('process-scheduled-cards'),
    elsewhere('create-test-ready-card'),
  ]),
  ...tie('Document 2, 9 Constants', rhythm, [
    rule('The upcoming-card process runs every 12 hours', 'src/server/jobs.ts', "'0 */12 * * *'", "'0 */6 * * *'"),
    rule('scheduled cards every hour', 'src/server/jobs.ts', "'0 * * * *'", "'30 * * * *'"),
  ]),
  ...tie(
    'Document 2, 9 Constants',
    [generationTest, 'a date within 14 days gets one draft with its words and two alternates, and a far one none'],
    [
      rule(
        'It looks no further than 14 days',
        `${generation}/generate-upcoming-cards.ts`,
        'daysAhead = 14',
        'daysAhead = 15',
      ),
    ],
  ),
  ...tie(
    'Document 2, 9 Constants',
    [generationTest, "the contact's zone decides which day it is"],
    [rule('and no less far', `${generation}/generate-upcoming-cards.ts`, 'daysAhead = 14', 'daysAhead = 13')],
  ),
  ...tie('Document 2, lifecycle, what an operator sees', acts, ['Heartbeat']),
  ...tie('Document 2, lifecycle, what an operator sees', days, [
    'The state of the processes could not be loaded',
    'Try again',
    'Workers',
    'Alive',
    'Silent',
    'Running since',
    'No worker has been heard of in a day. Cards are sent as soon as one is started, if their day is not over.',
    'Why was this not sent?',
    'Every card that was due has gone out.',
    'Runs',
    'Next run',
    'Under way',
    'It has not run yet.',
    'Upcoming cards',
    'Makes a draft for every date within 14 days, every 12 hours.',
    'Scheduled cards',
    'Looks every hour for cards that were left behind. Workers send due cards by themselves.',
    'Send them',
    rule('A run says why it failed', builtPage, /(\w+)\.error&&(?=\(0,\w+\.jsx\)\(`span`)/g, '!1&&'),
    rule(
      'A card says why it was not sent',
      builtPage,
      /children:(\w+)\.reason\}/g,
      'children:``}',
      'src/web/features/scheduler/held-list.tsx',
    ),
    rule(
      'Since a restore it says what is held',
      builtPage,
      /(\w+)\?\.hold&&/g,
      '!1&&',
      'src/web/features/scheduler/test-scheduler-page.tsx',
    ),
  ]),
  ...tie('Document 2, lifecycle, what an operator sees', reasons, [
    'It is due and waits for its turn.',
    'Its owner has not confirmed their e-mail address.',
    'Its day is over. The next look marks it as missed.',
    'A worker is sending it right now.',
    'Its worker was lost before the hand-over. It goes back to the queue.',
    'Its worker was lost in the hand-over. It will be marked as uncertain.',
    'It waits for its next attempt.',
    'The mail server refused it for good.',
    'The mail server took it in none of the attempts of its day.',
    'The connection broke in the hand-over, so it may have arrived. It is not sent again by itself.',
    'The recipient asked for no more cards from this sender.',
    'No worker sent it on its day.',
    'It was sent and came back.',
  ]),
  ...tie(
    'Document 2, lifecycle, what an operator sees',
    [`${system}/why-not-sent.test.ts`, 'without a worker that is the reason'],
    ['No worker is running. Start one, and it is sent if its day is not over.'],
  ),
  ...tie(
    'Document 2, lifecycle, what an operator sees',
    [`${system}/why-not-sent.test.ts`, 'of a restored backup, %o waits for a word: %s'],
    ['A backup was restored: it may have been sent since the backup was made. It waits for your word.'],
  ),
  ...tie(
    'Document 2, lifecycle, what an operator sees',
    [words, 'a run of %o reads %j'],
    [
      'Under way',
      'Failed',
      rule(
        'A run says what it counted',
        'src/web/features/scheduler/process-words.ts',
        ': countsInWords(counts)',
        ": ''",
      ),
    ],
  ),
  ...tie(
    'Document 2, lifecycle, what an operator sees',
    [words, '%o reads %j'],
    ['Nothing to do', 'due', 'made', 'failed', 'left to the workers', 'put back', 'uncertain', 'missed', 'given up'],
  ),
];
