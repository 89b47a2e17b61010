import { expect, test } from 'vitest';
import { backTarget } from './back-target.ts';

const origin = 'https://fondly.example';
const mum = { id: 4, name: 'Margaret' };

test.each([
  [{ from: '/' }, { href: '/', label: 'Home' }],
  [{ from: '/people/4?tab=1' }, { href: '/people/4?tab=1', label: 'Margaret' }],
  [{ from: '/people/5' }, { href: '/people/5', label: 'Back' }],
  [
    { from: '/important-dates', referrer: `${origin}/` },
    { href: '/important-dates', label: 'Important Dates' },
  ],
  [{ referrer: `${origin}/cards` }, { href: '/cards', label: 'Cards' }],
  [{ referrer: 'https://elsewhere.example/cards' }, { href: '/people/4', label: 'Margaret' }],
  [{ from: '//elsewhere.example' }, { href: '/people/4', label: 'Margaret' }],
  [{ from: '/cards/9' }, { href: '/people/4', label: 'Margaret' }],
  [{ from: '/cards/create?personId=4' }, { href: '/people/4', label: 'Margaret' }],
  [{ referrer: `${origin}/auth?redirect=/cards/9` }, { href: '/people/4', label: 'Margaret' }],
])('%j leads back to %j', ({ from, referrer = '' }: { from?: string; referrer?: string }, target) => {
  expect(backTarget({ from, referrer, origin, cardPath: '/cards/9' }, mum)).toEqual(target);
});

test('without a contact the link leads back to the list of cards', () => {
  expect(backTarget({ from: undefined, referrer: '', origin, cardPath: '/cards/9' }, null).href).toBe('/cards');
});
