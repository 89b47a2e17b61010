import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardView } from '../../../../contract/cards.ts';
import { LeavesWords } from './leaves-words.tsx';

const person = { nickname: 'Mum', name: 'Margaret Whitfield', timeZone: null } as CardView['person'];
const card = {
  personName: 'Margaret Whitfield',
  scheduledDate: '2026-12-06',
  deliveryMethod: 'digital',
  digitalDeliveryType: 'email',
  recipient: 'mum@example.org',
  dueAt: '2026-12-06T09:00:00.000Z',
  person,
} as CardView;
const words = (change: Partial<CardView>, { now = '2026-11-28T12:00:00Z', printAvailable = false } = {}) => {
  const view = { ...card, ...change };
  const user = { timeZone: 'Europe/London', printAvailable };
  return renderToStaticMarkup(<LeavesWords card={view} view={view} user={user} now={now} />).replace(/<[^>]+>/g, '');
};

test.each<[Partial<CardView>, Parameters<typeof words>[1], string]>([
  [{}, {}, 'Mum’s card leaves on Sunday, December 6 at 9:00 AM to mum@example.org.'],
  [
    {
      person: { ...person, nickname: null, name: 'Carlos Ruiz', timeZone: 'America/New_York' },
      dueAt: '2026-12-06T14:00:00.000Z',
    },
    {},
    'Carlos’ card leaves on Sunday, December 6 at 9:00 AM in New York to mum@example.org.',
  ],
  [{}, { now: '2026-12-06T08:00:00.000Z' }, 'Mum’s card leaves today at 9:00 AM to mum@example.org.'],
  [{}, { now: '2026-12-06T10:00:00.000Z' }, 'Mum’s card leaves as soon as you approve it, to mum@example.org.'],
  [{ recipient: null }, {}, 'Mum’s card leaves on Sunday, December 6 at 9:00 AM.'],
  [{ scheduledDate: null, dueAt: null }, {}, 'Mum’s card has no day yet.'],
  [{ scheduledDate: '2026-11-20' }, {}, 'Mum’s card was for Friday, November 20. Choose a new day.'],
  [
    { digitalDeliveryType: 'text', recipient: '+44 1872 555' },
    {},
    'Mum’s card leaves as a text message on Sunday, December 6 at 9:00 AM to +44 1872 555.',
  ],
  [
    { deliveryMethod: 'physical', scheduledDate: '2026-12-20' },
    {},
    'Mum’s card is for you to print and post by Sunday, December 13, to arrive on Sunday, December 20.',
  ],
  [
    { deliveryMethod: 'physical', scheduledDate: '2026-12-20' },
    { printAvailable: true },
    'Mum’s card is printed on Sunday, December 13, to arrive on Sunday, December 20.',
  ],
  [
    { deliveryMethod: 'physical' },
    { now: '2026-12-01T12:00:00Z' },
    'Mum’s card is for you to print and post now, to arrive on Sunday, December 6.',
  ],
])('%j at %j: %s', (change, at, said) => {
  expect(words(change, at)).toBe(said);
});
