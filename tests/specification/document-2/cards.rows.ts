import { builtPage, type Row, rule, tie } from '../table/row.ts';

const cards = 'tests/e2e/document-2/cards.journeys.ts';
const mine = [cards, 'my cards stand in three sections, each with its status and its day'] as const;
const missing = [cards, 'a card that cannot be read says so, on its page and opened'] as const;
const opened = [cards, 'an opened card shows the card and its sender'] as const;
const badges = ['src/domain/delivery-badges.test.ts', 'every status has the colour of the specification'] as const;
const badge = (label: string, color: string, other: string) =>
  rule(
    `${label} is ${color}`,
    'src/domain/delivery-badges.ts',
    `label: '${label}', color: '${color}'`,
    `label: '${label}', color: '${other}'`,
  );

/** Section 2, My Cards and the full card view, and what sections 4 and 9 say of them. */
export const cardRows: Row[] = [
  ...tie('Document 2, 2 My Cards', mine, [
    'My Cards',
    'View and manage your greeting cards',
    'Create New Card',
    'All cards',
    'Upcoming cards',
    'Historical cards',
    'For Your Review and Approval',
    'Approved and Scheduled',
    'Sent Cards',
    'Unknown date',
  ]),
  ...tie(
    'Document 2, 2 My Cards',
    [cards, 'without cards there is one way to begin'],
    ['No cards found', 'Create your first card'],
  ),
  ...tie('Document 2, 2 Card detail', missing, [
    'Loading card details...',
    'Error Loading Card',
    "Sorry, we couldn't find the card you're looking for.",
    'Return Home',
  ]),
  ...tie('Document 2, 2 Full card view', missing, ['Loading card...']),
  ...tie('Document 2, 2 Full card view', opened, ['Created just for you by', 'and sent with love by', 'Anonymous']),
  ...tie('Document 2, 4 States', mine, [
    'Draft',
    'Scheduled',
    'Approved & Scheduled',
    'Sent for Printing',
    'Sent',
    'Failed',
    'Skipped',
  ]),
  ...tie('Document 2, 4 States', badges, [
    badge('Draft', 'orange', 'gray'),
    badge('Scheduled', 'blue', 'gray'),
    badge('Approved & Scheduled', 'blue', 'gray'),
    badge('Sent for Printing', 'purple', 'gray'),
    badge('Sent', 'green', 'gray'),
    badge('Failed', 'red', 'gray'),
    badge('Skipped', 'gray', 'red'),
  ]),
  ...tie('Document 2, 9 Constants', mine, ['Greeting Card', 'A custom card for']),
  ...tie('Document 2, 2 My Cards', mine, [
    rule('A tile opens /cards/{id}', builtPage, 'to:`/cards/$id`', 'to:`/cards`'),
  ]),
];
