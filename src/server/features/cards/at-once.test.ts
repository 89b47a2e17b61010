import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { images } from '../../db/tables/images.ts';

let fondly: TestApp;
let eleanor: Person;
let imageUrl: string;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  const id = randomUUID();
  const picture = { id, userId: eleanor.user.id, kind: 'upload' as const, width: 1, height: 1, bytes: 1, hash: '' };
  await fondly.context.database.orm.insert(images).values(picture);
  imageUrl = `/api/images/${id}`;
});
afterAll(() => fondly.close());

type Shown = { id: number; version: number };
const add = async (): Promise<Shown> => (await eleanor.call('POST', '/api/people', { name: 'Ann' })).json();
const addDate = (personId: number) =>
  eleanor.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' });
const addCard = (personId: number, occasionId: number) =>
  eleanor.call('POST', '/api/cards', {
    personId,
    occasionId,
    title: 'x',
    category: 'birthday',
    message: 'x',
    imageUrl,
  });
const shown = ({ id, version }: Shown) => ({ id, version });
const merge = (stays: Shown, gone: Shown) =>
  eleanor.call('POST', '/api/people/merge', { stays: shown(stays), merged: [shown(gone)] });

test('creating things for a contact that is being deleted succeeds or returns 404', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 6; round += 1) {
    const [stays, gone] = [await add(), await add()];
    const dateId = (await addDate(gone.id)).json().id;
    const remove = () => eleanor.call('DELETE', `/api/people/${gone.id}`);
    const answers = await Promise.all([
      addDate(gone.id),
      addCard(gone.id, dateId),
      round % 2 === 0 ? remove() : merge(stays, gone),
      addDate(gone.id),
      addCard(gone.id, dateId),
      eleanor.call('DELETE', `/api/important-dates/${dateId}`),
    ]);
    for (const { statusCode } of answers) statuses.add(statusCode);
  }
  expect([...statuses].filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([]);
}, 20_000);

test('merging, editing and deleting contacts at once loses no card', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [one, two] = [await add(), await add()];
    const dates = await Promise.all([addDate(one.id), addDate(two.id)]);
    const ids = dates.map((answer) => answer.json().id as number);
    const cards = await Promise.all([addCard(one.id, ids[0] ?? 0), addCard(two.id, ids[1] ?? 0)]);
    const answers = await Promise.all([
      merge(one, two),
      merge(two, one),
      ...ids.map((id) => eleanor.call('PATCH', `/api/important-dates/${id}`, { date: '1966-12-05' })),
      ...ids.map((id) => eleanor.call('DELETE', `/api/important-dates/${id}?keepCards=true`)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    const left = (await eleanor.call('GET', '/api/cards')).json().map(({ id }: Shown) => id);
    expect(left).toEqual(expect.arrayContaining(cards.map((answer) => answer.json().id)));
  }
}, 20_000);
