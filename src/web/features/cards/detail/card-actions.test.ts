import { expect, test } from 'vitest';
import type { DeliveryStatus } from '../../../../contract/vocabulary.ts';
import { offersSkip } from './card-actions.tsx';

test.each<[DeliveryStatus, string[], boolean]>([
  ['draft', [], true],
  ['approved_and_scheduled', [], true],
  ['approved_and_scheduled', ['sending'], true],
  ['scheduled', [], false],
  ['scheduled', ['sending'], false],
  ['scheduled', ['sending', 'retry'], false],
  ['scheduled', ['handing_over', 'released'], false],
  ['scheduled', ['retry'], true],
  ['scheduled', ['retry', 'failed'], true],
  ['scheduled', ['released', 'retry'], true],
  ['sent', ['sent', 'retry'], false],
  ['failed', ['retry'], false],
])('a card with the status %s and the attempts %j can be skipped: %s', (deliveryStatus, attempts, offered) => {
  const deliveryLog = attempts.map((status) => ({ deliveryStatus: status }));
  expect(offersSkip({ deliveryStatus, deliveryLog })).toBe(offered);
});
