import { expect, test } from 'vitest';
import { preferences, type UserView } from '../../../contract/accounts.ts';
import { changedSettings, settingsValues } from './settings-form-values.ts';

const user = {
  name: 'Eleanor',
  email: 'eleanor@example.test',
  timeZone: 'Europe/London',
  preferences: preferences.parse({}),
} as UserView;
const start = settingsValues(user);

test.each([
  ['nothing', start, {}],
  ['the name', { ...start, name: 'Nell' }, { name: 'Nell' }],
  ['the address', { ...start, email: 'nell@example.test' }, { email: 'nell@example.test' }],
  ['the zone', { ...start, timeZone: 'UTC' }, { timeZone: 'UTC' }],
  [
    'two preferences',
    { ...start, preferences: { ...start.preferences, theme: 'dark' as const, useAnimations: false } },
    { preferences: { theme: 'dark', useAnimations: false } },
  ],
])('changing %s sends only that', (_what, values, body) => {
  expect(changedSettings(values, user)).toEqual(body);
});
