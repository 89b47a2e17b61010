import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { composeMessages } from '../../../studio/words/compose-messages.ts';
import { offerLanguage } from '../../reader.ts';
import { briefFacts } from './brief-facts.ts';
import { namesOfContacts } from './other-people.store.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

test('greets by the nickname, else by the greeting name', async () => {
  const who = await fondly.signUp();
  const user = (await who.call('GET', '/api/user')).json();
  const fields = { name: 'Nguyễn Văn Anh', greetingName: 'Anh' };
  const { id } = (await who.call('POST', '/api/people', fields)).json();
  const called = async () => {
    const { recipient, language } = await briefFacts(fondly.context, user, { personId: id }, {});
    const request = { recipient, language, category: 'birthday', sender: { name: 'Eve' }, occasion: null } as const;
    const rest = { tone: 'warm', length: 'medium', personalMessage: null, seed: 'a', count: 1, avoid: [] } as const;
    return composeMessages({ ...request, ...rest })[0]?.text;
  };
  expect(await called()).toMatch(/^(?:Dear )?Anh,/);
  expect(await namesOfContacts(fondly.context.database.orm, user.id)).toEqual([
    { name: 'Nguyễn Văn Anh', nickname: null },
    { name: 'Anh', nickname: null },
  ]);
  await who.call('PATCH', `/api/people/${id}`, { nickname: 'Annie' });
  expect(await called()).toMatch(/^(?:Dear )?Annie,/);
});

test('words for somebody who is no contact yet are in the language of the account', async () => {
  const withdraw = offerLanguage('de', () => undefined);
  const who = await fondly.signUp();
  const user = (await who.call('GET', '/api/user')).json();
  const languageFor = async (told: object) => (await briefFacts(fondly.context, user, {}, told)).language;
  expect(await languageFor({ recipient: 'Emil' })).toBe('en');
  await who.call('PATCH', '/api/user', { preferences: { language: 'de' } });
  expect(await languageFor({ recipient: 'Emil' })).toBe('de');
  withdraw();
});
