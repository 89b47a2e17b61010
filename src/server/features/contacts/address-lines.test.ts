import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { offerLanguage } from '../../reader.ts';

let fondly: TestApp;
let anna: Person;
const withdraw = offerLanguage('de', () => undefined);
beforeAll(async () => {
  fondly = await startTestApp();
  anna = await fondly.signUp();
});
afterAll(async () => {
  withdraw();
  await fondly?.close();
});

const prefer = (preferences: object) => anna.call('PATCH', '/api/user', { preferences });

test('addresses are shown as their countries write them, one without a country as at home', async () => {
  const homeless = { label: null, street: 'Torstraße 1', city: 'Berlin', state: '', postalCode: '10115', country: '' };
  const american = { ...homeless, street: '12 Main St', state: 'MA', postalCode: '01503', country: 'USA' };
  const { id, address } = (
    await anna.call('POST', '/api/people', { name: 'Jonas', ...homeless, reach: { addresses: [american] } })
  ).json();
  const personId = id;
  const fields = { title: 'Hallo', category: 'birthday', message: 'Alles Gute.', deliveryMethod: 'physical' };
  await anna.call('POST', '/api/cards', { personId, ...fields });
  const shown = async () => {
    const { addressLines } = (await anna.call('GET', `/api/people/${id}`)).json();
    const [{ recipient, recipientLine }] = (await anna.call('GET', '/api/cards')).json();
    // What is stored and sent stays.
    expect(recipient).toBe(address);
    return [...addressLines, recipientLine];
  };
  const inAmerica = ['12 Main St', 'Berlin, MA 01503', 'USA'];
  expect(await shown()).toEqual([['Torstraße 1', 'Berlin, 10115'], inAmerica, 'Torstraße 1, Berlin, 10115']);
  const german = [['Torstraße 1', '10115 Berlin'], inAmerica, 'Torstraße 1, 10115 Berlin'];
  await prefer({ country: 'DE' });
  expect(await shown()).toEqual(german);
  await prefer({ country: '', language: 'de' });
  expect(await shown()).toEqual(german);
  await prefer({ country: 'GB' });
  expect((await shown())[0]).toEqual(['Torstraße 1', 'Berlin', '10115']);
});
