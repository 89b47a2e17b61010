import { expect, test } from 'vitest';
import { deliveryBadges } from './delivery-badges.ts';

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
