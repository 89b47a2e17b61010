import { expect, test } from 'vitest';
import { comingSoon } from './delivery-offer.ts';

test('what cannot be had yet says so in the words of the specification', () => {
  expect(comingSoon('physical')).toEqual({
    title: 'Feature Coming Soon',
    description: 'Physical card delivery will be available soon. Please select Email for now.',
  });
  expect(comingSoon('text')?.title).toBe('Feature Coming Soon');
});

test('what can be had says nothing', () => {
  expect([comingSoon('digital'), comingSoon('email')]).toEqual([null, null]);
  const offer = { text: true, physical: true };
  expect([comingSoon('physical', offer), comingSoon('text', offer)]).toEqual([null, null]);
});
