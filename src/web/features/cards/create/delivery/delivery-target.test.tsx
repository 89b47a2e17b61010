import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WayOfDelivery } from '../../../../../domain/contact-detail.ts';
import { DeliveryTarget } from './delivery-target.tsx';

const byEmail: WayOfDelivery = { deliveryMethod: 'digital', digitalDeliveryType: 'email' };
const byText: WayOfDelivery = { deliveryMethod: 'digital', digitalDeliveryType: 'text' };
const byPost: WayOfDelivery = { deliveryMethod: 'physical', digitalDeliveryType: null };
const known = { email: 'mum@whitfield.test', phone: '+1 217 555 0100', address: '1 Elm St\nSpringfield, IL 62704' };
const unknown = { email: null, phone: null, address: null };

const shown = (way: WayOfDelivery, person: typeof known | typeof unknown) =>
  renderToStaticMarkup(<DeliveryTarget way={way} person={person} onMissing={() => {}} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test.each([
  [byEmail, 'mum@whitfield.test'],
  [byText, '+1 217 555 0100'],
  [byPost, '1 Elm St\nSpringfield, IL 62704'],
])('%j shows only the address it uses', (way, target) => {
  expect(words(shown(way, known))).toBe(target);
});

test.each([
  [byEmail, 'Add an email address'],
  [byText, 'Add a phone number'],
  [byPost, 'Add a mailing address'],
])('%j asks for the missing detail even if the contact has other details', (way, ask) => {
  const detail = way === byEmail ? 'email' : way === byText ? 'phone' : 'address';
  expect(words(shown(way, { ...known, [detail]: null } as typeof known))).toBe(ask);
  expect(words(shown(way, unknown))).toBe(ask);
});

test('shows an incomplete address and asks to complete it', () => {
  expect(words(shown(byPost, { ...known, address: '1 Elm St' }))).toBe('1 Elm StComplete this address');
});

test('shows an address on several lines', () => {
  expect(shown(byPost, known)).toMatch(/class="[^"]*whitespace-pre-line[^"]*"[^>]*>1 Elm St\n/);
});
