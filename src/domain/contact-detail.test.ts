import { expect, test } from 'vitest';
import { isReachedBy, neededDetail } from './contact-detail.ts';

test.each([
  ['digital', 'email', 'email'],
  ['digital', null, 'email'],
  ['digital', 'text', 'phone'],
  ['physical', null, 'address'],
  ['physical', 'email', 'address'],
] as const)('a %s card by %s needs the %s', (deliveryMethod, digitalDeliveryType, detail) => {
  expect(neededDetail({ deliveryMethod, digitalDeliveryType })).toBe(detail);
});

test.each([
  ['email', 'mum@example.org', true],
  ['email', null, false],
  ['phone', '+1 217 555 0100', true],
  ['phone', '', false],
  ['address', '12 Main St\nSpringfield, IL 62704', true],
  ['address', 'Hauptstr. 5\n10115 Berlin\nGermany', true],
  ['address', '12 Main St', false],
  ['address', '12 Main St\nSpringfield', false],
  ['address', null, false],
] as const)('%s %j is sufficient for delivery: %s', (detail, known, reaches) => {
  expect(isReachedBy(detail, known)).toBe(reaches);
});
