import { expect, test } from 'vitest';
import { creditNote } from './credit-note.ts';

const user = { aiAvailable: true, cardCreditsRemaining: 5 };

test('shows cost and remaining credits for a picture that a provider may draw', () => {
  for (const category of ['AIgen', 'image'] as const) {
    expect(creditNote(category, user)).toBe('Uses one credit if a paid service makes the picture, 5 left.');
  }
  expect(creditNote('AIgen', { ...user, cardCreditsRemaining: 0 })).toMatch(/no credits left.*at no cost/);
});

test('says nothing about credits if none would be used', () => {
  expect(creditNote('AIgen', { ...user, aiAvailable: false })).toBeNull();
  expect(creditNote('text', user)).toBeNull();
  expect(creditNote('photo', user)).toBeNull();
  expect(creditNote(undefined, user)).toBeNull();
  expect(creditNote('AIgen', null)).toBeNull();
});
