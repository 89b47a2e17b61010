import { builtPage, type Row, rule, tie } from '../table/row.ts';

const lifecycle = 'src/domain/card-lifecycle.ts';
const delivery = 'src/server/features/delivery';
const cards = 'src/server/features/cards';
const transitions = ['src/domain/card-lifecycle.test.ts', '$name from $from gives $to'] as const;
const refusals = ['src/domain/card-lifecycle.test.ts', 'a refusal for %s says what to do: %s'] as const;
const calls = [
  `${delivery}/lifecycle-calls.test.ts`,
  '%s does to each card what the lifecycle says, or answers 409',
] as const;
const events = [
  `${delivery}/lifecycle-calls.test.ts`,
  '%s changes the cards that the lifecycle lets it, and no other',
] as const;
const claims = `${delivery}/claim-due-cards.test.ts`;
const ofToday = [claims, 'only what is due, of today, and in its turn is claimed'] as const;
const claim = `${delivery}/claim-due-cards.store.ts`;
const detail = 'tests/e2e/document-2/detail.journeys.ts';
const routes = `${delivery}/delivery-routes.test.ts`;
const move = (says: string, from: string, to: string) => rule(says, lifecycle, from, to);

/** The life of a card (D23), what its acts lead to, and its delivery: sections 1 and 4, and the decisions on it. */
export const lifecycleRows: Row[] = [
  ...tie(
    'Document 2, 4 States',
    [detail, 'an approved card is said to be, and leads home'],
    [rule('After approving the user goes home', builtPage, /to:`\/`(?=,ignoreBlocker)/g, 'to:`/people`')],
  ),
  ...tie(
    'Document 2, 4 States',
    [detail, 'a card is skipped, and restored'],
    [
      rule(
        'After skipping the user goes home',
        builtPage,
        /(?<=This card will not be sent\.`\}\),await \w+\(\{to:`)\/(?=`)/g,
        '/people',
      ),
    ],
  ),
  ...tie(
    'Document 2, 4 States',
    [detail, 'a card that is sent leads home after a second and a half'],
    [
      rule('Send Now goes home', builtPage, /(?<=setTimeout\(\(\)=>void \w+\(\{to:`)\/(?=`)/g, '/people'),
      rule('after 1.5 s', builtPage, /(?<=setTimeout\(\(\)=>void \w+\(\{to:`\/`\}\),)\w+/g, '0'),
    ],
  ),
  ...tie(
    'Document 2, 4 States',
    [detail, 'a card is deleted after a question, and three seconds say so'],
    [
      rule(
        'Deleting returns to /cards',
        builtPage,
        /(?<=Card deleted`,timeoutMs:\w+\}\),await \w+\(\{to:`)\/cards/g,
        '/people',
      ),
    ],
  ),
  ...tie('Document 2, lifecycle', transitions, [
    move('A card is approved for a day', "if (!event.hasDay) refuse('no_day');", ''),
    move('that is not past', "if (event.dayIsPast) refuse('past_day');", ''),
    move(
      'with an address for its delivery type',
      "      if (!event.hasRecipient) refuse('no_recipient');\n      return change('approved_and_scheduled')",
      "      return change('approved_and_scheduled')",
    ),
    move(
      'A test card can be skipped',
      "skip: ['draft', 'approved_and_scheduled', 'ready', ",
      "skip: ['draft', 'approved_and_scheduled', ",
    ),
    move('A skipped card remembers from where', "from === 'scheduled' ? 'approved_and_scheduled' : from", "'draft'"),
    move('and comes back as that (D24)', "event.skippedFrom ?? 'draft'", "'draft' as DeliveryStatus"),
    move('an approved one whose time has passed as a draft', ' && event.timeHasPassed ?', ' && false ?'),
    move('What was approved is a draft after a change (D25)', "event.keepApproved ? from : 'draft'", 'from'),
    move('also where the card is skipped', '&& !event.keepApproved', '&& false'),
    move('A card that is sent is never changed', "edit: ['draft', ", "edit: ['sent', 'draft', "),
    move('A worker claims what is approved', "claim: ['approved_and_scheduled', 'ready']", "claim: ['ready']"),
    move('and a test card', "claim: ['approved_and_scheduled', 'ready']", "claim: ['approved_and_scheduled']"),
    move(
      'and nothing else',
      "claim: ['approved_and_scheduled', 'ready']",
      "claim: ['approved_and_scheduled', 'ready', 'draft']",
    ),
    move(
      'Send Now needs an address',
      "      if (!event.hasRecipient) refuse('no_recipient');\n      return change('scheduled')",
      "      return change('scheduled')",
    ),
    move('A delivered card is sent', "delivered: ['scheduled']", "delivered: ['scheduled', 'approved_and_scheduled']"),
    move('a printed one sent for printing', "event.physical ? 'sent_for_printing' : 'sent'", "'sent'"),
    move('A temporary failure leaves it scheduled', "temporaryFailure: ['scheduled']", 'temporaryFailure: []'),
    move('a lost lease too', "release: ['scheduled']", "release: ['scheduled', 'failed']"),
    move('A permanent failure keeps its reason', "change('failed', event.reason)", "change('failed')"),
    move('A card that is found after its day was missed', "change('failed', 'missed')", "change('failed')"),
    move(
      'Only an uncertain card can have arrived',
      "if (event.failureReason !== 'unknown') refuse('not_unknown');",
      '',
    ),
    move('A sent card that comes back has failed', "bounced: ['sent']", "bounced: ['sent', 'sent_for_printing']"),
    move(
      'A card that is being sent is not skipped',
      "      if (event.liveLease) refuse('being_sent');\n      return {",
      '      return {',
    ),
    move(
      'nor deleted',
      "      if (event.liveLease) refuse('being_sent');\n      return removed",
      '      return removed',
    ),
    move(
      'Every other card can be deleted',
      "'failed', 'skipped'],\n} as const satisfies",
      "'failed'],\n} as const satisfies",
    ),
  ]),
  ...tie('Document 2, lifecycle', refusals, [
    'Add an address for this contact first.',
    'Choose a day for this card first.',
    'The day of this card has passed. Choose a new day.',
    'This card is being sent right now. Try again in a minute.',
    'Only a card whose delivery is uncertain can be marked as arrived.',
  ]),
  ...tie('Document 2, D23 Lifecycle', calls, [
    rule(
      'An illegal change answers 409',
      'src/server/http/error-answers.ts',
      'illegal_transition: 409',
      'illegal_transition: 422',
    ),
    rule(
      'Restoring goes through it',
      `${cards}/restore-card.ts`,
      'deliveryStatus: change.status',
      "deliveryStatus: 'draft'",
    ),
    rule('PATCH too', `${cards}/edit-card.ts`, 'deliveryStatus: change.status', 'deliveryStatus: card.deliveryStatus'),
  ]),
  ...tie('Document 2, lifecycle', events, [
    rule(
      'Approved cards are missed after their local day',
      `${delivery}/settle-overdue.store.ts`,
      /(?<=dayEndsAt\} )<=/g,
      '>',
    ),
    rule(
      'A lost hand-over is unknown',
      `${delivery}/recover-cards.store.ts`,
      /when lost\.handing_over(?= then \$\{unknown\.status\})/g,
      'when false',
    ),
    rule(
      'Returned mail fails what was sent, and nothing else',
      `${delivery}/bounces.store.ts`,
      '!legalFrom.bounced.some((status) => status === card.deliveryStatus)',
      'false',
    ),
  ]),
  ...tie('Document 2, 1 What the product does', ofToday, [
    rule(
      'Cards go out on their scheduled date',
      claim,
      /and \$\{cards\.dayEndsAt\} > \$\{at\} (?=\$\{verified\})/g,
      '',
    ),
    rule('not before', claim, /\$\{cards\.dueAt\} <= \$\{at\} and (?=.*\$\{verified\})/g, ''),
    rule(
      'unless skipped',
      claim,
      /\$\{cards\.deliveryStatus\} in \$\{legalFrom\.claim\} and (?=.*\$\{verified\})/g,
      '',
    ),
  ]),
  ...tie(
    'Document 2, lifecycle',
    [claims, 'temporary failures back off until the local day ends'],
    [
      rule(
        'The next attempts are after 1, 5, 15, 30, 60 minutes',
        `${delivery}/back-off.policy.ts`,
        '[1, 5, 15, 30, 60]',
        '[1, 5, 15, 60]',
      ),
      rule(
        'until the local day ends',
        `${delivery}/back-off.policy.ts`,
        'giveUpAt && next >= giveUpAt ? null : next',
        'next',
      ),
    ],
  ),
  ...tie(
    'Document 2, lifecycle',
    [routes, 'send now puts the card into the queue, wakes the worker and answers the card'],
    [rule('Send Now is tried for 24 h', `${delivery}/send-now.ts`, '24 * 60', '23 * 60')],
  ),
  ...tie(
    'Document 2, lifecycle',
    [routes, 'sending again is another message only after a failure'],
    [
      rule(
        'A second sending is another message',
        `${delivery}/send-now.ts`,
        'card.sendGeneration + 1',
        'card.sendGeneration',
      ),
    ],
  ),
];
