import { expect, test } from 'vitest';
import type { Reach } from '../contract/reach.ts';
import {
  changeReach,
  fitReach,
  noReach,
  nowhere,
  type ReachFields,
  reachFields,
  reachKey,
  reachLists,
  recipientChoices,
} from './reach.ts';

const text = (value: string, label: string | null = null) => ({ value, label });
const address = (street: string, label: string | null = null) => ({
  street,
  city: 'Leeds',
  state: '',
  postalCode: 'LS1',
  country: '',
  label,
});
const reach = (given: Partial<Reach>): Reach => ({ ...noReach, ...given });

test.each([
  ['emails', text(' A@B.example '), text('a@b.EXAMPLE')],
  ['phones', text('+44 20 7946 0123'), text('(020) 7946-0123')],
  ['phones', text('Ask at the bar'), text('ask  at the BAR')],
  ['addresses', address('1 High St'), { ...address('1 HIGH ST', 'home'), text: '1 High St\nLeeds, LS1' }],
] as const)('one of the %s written in two ways is one: %j and %j', (kind, one, other) => {
  expect(reachKey(kind, one)).toBe(reachKey(kind, other));
});

test('lists and fields are the same contact', () => {
  const fields: ReachFields = {
    ...nowhere,
    email: 'a@b.example',
    phone: '1',
    address: 'The red house\nLeeds',
    street: 'The red house',
    city: 'Leeds',
    reach: reach({
      emails: [text('c@d.example', 'work')],
      addresses: [address('9 Work St', 'work')],
      labels: { email: 'home', phone: null, address: 'Summer house' },
    }),
  };
  expect(reachFields(reachLists(fields))).toEqual(fields);
  expect(reachFields(reachLists({ ...nowhere, email: 'a@b.example' }))).toEqual({ ...nowhere, email: 'a@b.example' });
});

test('the first of a kind is the preferred one, but never a fax', () => {
  const phones = [text('1', 'Work fax'), text('2'), text('3')];
  expect(reachFields({ emails: [], phones, addresses: [] })).toMatchObject({
    phone: '2',
    reach: { phones: [text('1', 'Work fax'), text('3')] },
  });
  expect(reachFields({ emails: [], phones: phones.slice(0, 1), addresses: [] })).toMatchObject({
    phone: null,
    reach: { phones: [text('1', 'Work fax')] },
  });
});

test.each<[string, Parameters<typeof changeReach>[1], Partial<ReachFields>, Partial<Reach>]>([
  ['nothing', {}, { email: 'a@b.example' }, { emails: [text('c@d.example', 'work')] }],
  [
    'another e-mail',
    { email: 'x@y.example' },
    { email: 'x@y.example' },
    { labels: { email: 'home', phone: null, address: null } },
  ],
  [
    'a further e-mail',
    { email: 'C@D.example' },
    { email: 'C@D.example' },
    { emails: [], labels: { email: 'work', phone: null, address: null } },
  ],
  ['no e-mail', { email: null }, { email: 'c@d.example' }, { emails: [] }],
  ['a list', { reach: { emails: [] } }, { email: 'a@b.example' }, { emails: [] }],
  ['a label', { reach: { labels: { email: null } } }, {}, { labels: { email: null, phone: null, address: null } }],
])('a call that names %s changes only that', (_, changed, fields, further) => {
  const stored = {
    ...nowhere,
    email: 'a@b.example',
    reach: reach({ emails: [text('c@d.example', 'work')], labels: { email: 'home', phone: null, address: null } }),
  };
  const after = changeReach(stored, changed);
  expect(after).toMatchObject(fields);
  expect(after.reach).toMatchObject(further);
});

test('what exceeds ten is told, each once', () => {
  const emails = Array.from({ length: 12 }, (_, at) => text(`a${at}@b.example`));
  const { fit, left } = fitReach({ emails: [...emails, ...emails], phones: [], addresses: [] });
  expect([fit.emails.length, left.emails]).toEqual([10, ['a10@b.example', 'a11@b.example']]);
});

test('a card can go to the complete addresses of a contact', () => {
  const person = {
    ...nowhere,
    address: 'Leeds',
    reach: reach({ addresses: [address('1 High St', 'work'), { ...address('2 Elm St'), postalCode: '' }] }),
  };
  expect(recipientChoices('address', person)).toEqual([{ text: '1 High St\nLeeds, LS1', label: 'work' }]);
  expect(recipientChoices('email', { ...nowhere, email: 'a@b.example' })).toEqual([
    { text: 'a@b.example', label: null },
  ]);
});
