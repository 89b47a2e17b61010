import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { briefFacts } from './brief-facts.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

test('a birthday with a year tells the age on any day; two birthdays, as of a couple, tell none', async () => {
  fondly.clock.set('2026-11-02T12:00:00Z');
  const who = await fondly.signUp();
  const user = (await who.call('GET', '/api/user')).json();
  const { id: personId } = (await who.call('POST', '/api/people', { name: 'Mia Berg', relationship: 'niece' })).json();
  const add = async (occasionType: string, date: string) =>
    (await who.call('POST', '/api/important-dates', { personId, occasionType, date })).json().id;
  const ageAt = async (occasionId?: number) =>
    (await briefFacts(fondly.context, user, { personId, occasionId: occasionId ?? null }, {})).recipient.age;

  const christmas = await add('christmas', '2026-12-25');
  expect(await ageAt(christmas)).toBeNull();
  const birthday = await add('birthday', '2020-11-30');
  expect(await ageAt()).toBe(5);
  expect(await ageAt(christmas)).toBe(6);
  expect(await ageAt(birthday)).toBe(6);
  await add('birthday', '1990-03-01');
  expect(await ageAt(christmas)).toBeNull();
});
