import { expect, test } from 'vitest';
import { comingSoon, deliveryOffer } from './delivery-offer.ts';

test.each([null, { textAvailable: false, printAvailable: false }])(
  'a delivery method without a provider shows the message of the specification',
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

test('a delivery method with a provider can be chosen', () => {
  const printing = deliveryOffer({ textAvailable: false, printAvailable: true });
  expect([comingSoon('physical', printing), comingSoon('text', printing)?.title]).toEqual([
    null,
    'Feature Coming Soon',
  ]);
  const texting = deliveryOffer({ textAvailable: true, printAvailable: false });
  expect([comingSoon('physical', texting)?.title, comingSoon('text', texting)]).toEqual(['Feature Coming Soon', null]);
});
