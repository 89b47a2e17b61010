import { expect, test } from 'vitest';
import { badgeOf, deliveryBadges } from './delivery-badges.ts';

test('every status has the label of the specification', () => {
  const labels = Object.fromEntries(Object.entries(deliveryBadges).map(([status, { label }]) => [status, label]));
  expect(labels).toEqual({
    draft: 'Draft',
    approved_and_scheduled: 'Approved & Scheduled',
    scheduled: 'Scheduled',
    ready: 'Ready',
    sent_for_printing: 'Sent for Printing',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Skipped',
  });
});

test('every status has the colour of the specification', () => {
  const colors = Object.fromEntries(Object.entries(deliveryBadges).map(([status, { color }]) => [status, color]));
  expect(colors).toEqual({
    draft: 'orange',
    approved_and_scheduled: 'blue',
    scheduled: 'blue',
    ready: 'blue',
    sent_for_printing: 'purple',
    sent: 'green',
    failed: 'red',
    skipped: 'gray',
  });
});

test.each([
  ['sent', true, null, { label: 'Kept in the outbox', color: 'orange' }],
  ['sent', false, null, { label: 'Sent', color: 'green' }],
  ['sent', false, 'hand', { label: 'Given by hand', color: 'green' }],
  ['sent', false, 'chat', { label: 'Passed on in a chat', color: 'green' }],
  ['failed', true, null, { label: 'Failed', color: 'red' }],
] as const)(
  'a card that is %s, kept in the outbox: %j, given by: %j, has the badge %j',
  (deliveryStatus, keptInOutbox, givenBy, badge) => {
    expect(badgeOf({ deliveryStatus, keptInOutbox, givenBy })).toEqual(badge);
  },
);
