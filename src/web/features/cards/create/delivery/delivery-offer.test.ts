import { expect, test } from 'vitest';
import { comingSoon, deliveryOffer } from './delivery-offer.ts';

test.each([null, { textAvailable: false, printAvailable: false }])(
  'without a provider it says so in the words of the specification',
  (user) => {
    const offer = deliveryOffer(user);
    expect(comingSoon('physical', offer)).toEqual({
      title: 'Feature Coming Soon',
      description: 'Physical card delivery will be available soon. Please select Email for now.',
    });
    expect(comingSoon('text', offer)?.title).toBe('Feature Coming Soon');
    expect([comingSoon('digital', offer), comingSoon('email', offer)]).toEqual([null, null]);
  },
);

test('each way of delivery can be chosen if it has a provider', () => {
  const printing = deliveryOffer({ textAvailable: false, printAvailable: true });
  expect([comingSoon('physical', printing), comingSoon('text', printing)?.title]).toEqual([
    null,
    'Feature Coming Soon',
  ]);
  const texting = deliveryOffer({ textAvailable: true, printAvailable: false });
  expect([comingSoon('physical', texting)?.title, comingSoon('text', texting)]).toEqual(['Feature Coming Soon', null]);
});
