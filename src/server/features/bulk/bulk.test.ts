import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStyle } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { trash } from '../../db/tables/trash.ts';

let fondly: TestApp;
let who: Person;
let ann: number;
let bo: number;
let cy: number;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());
beforeEach(async () => {
  who = await fondly.signUp();
  ann = await add({ name: 'Ann', groups: ['Choir'] });
  bo = await add({ name: 'Bo', language: 'de' });
  cy = await add({ name: 'Cy' });
});

const add = async (body: object, by = who): Promise<number> => (await by.call('POST', '/api/people', body)).json().id;
const bulk = (ids: number[], change: object, by = who) => by.call('POST', '/api/people/bulk', { ids, change });
const undo = (answer: Awaited<ReturnType<typeof bulk>>, by = who) =>
  by.call('POST', '/api/people/bulk/undo', { undo: answer.json().undo });
const list = async (field: string, by = who) =>
  (await by.call('GET', '/api/people')).json().map((person: Record<string, unknown>) => person[field]);
const dates = async (): Promise<{ id: number; personName: string; occasionType: string; date: string }[]> =>
  (await who.call('GET', '/api/important-dates')).json();
const groupNames = async () => (await who.call('GET', '/api/groups')).json().map(({ name }: { name: string }) => name);

test('adds and removes groups, and takes both back in one call', async () => {
  const changed = await bulk([ann, bo, cy], { kind: 'groups', add: ['Tennis', 'choir'], remove: [] });
  expect(changed.json()).toMatchObject({ changed: 3, unchanged: 0 });
  expect(await list('groups')).toEqual([
    ['Choir', 'Tennis'],
    ['Choir', 'Tennis'],
    ['Choir', 'Tennis'],
  ]);
  const removed = await bulk([bo, cy], { kind: 'groups', remove: ['TENNIS', 'Nobody’s'] });
  expect(removed.json()).toMatchObject({ changed: 2 });
  expect(await list('groups')).toEqual([['Choir', 'Tennis'], ['Choir'], ['Choir']]);
  expect((await undo(removed)).json()).toEqual({ restored: 2, stayed: [] });
  expect((await undo(changed)).json()).toEqual({ restored: 3, stayed: [] });
  expect(await list('groups')).toEqual([['Choir'], [], []]);
  expect(await groupNames()).toEqual(['Choir']);
});

test('counts a change of groups as a change of the contact', async () => {
  await bulk([bo], { kind: 'groups', add: ['Tennis'] });
  const stale = await who.call('PATCH', `/api/people/${bo}`, { groups: [], version: 1 });
  expect(stale.statusCode).toBe(409);
});

test('adds a named holiday to those who do not have it, and takes it back', async () => {
  await who.call('POST', '/api/important-dates', { personId: bo, occasionType: 'christmas', date: '2026-12-25' });
  const changed = await bulk([ann, bo, cy], { kind: 'date', occasionType: 'christmas', date: '2026-12-25' });
  expect(changed.json()).toMatchObject({ changed: 2, unchanged: 1 });
  const names = (await dates()).map(({ personName, occasionType, date }) => [personName, occasionType, date.slice(-5)]);
  expect(names.toSorted()).toEqual([
    ['Ann', 'christmas', '12-25'],
    ['Bo', 'christmas', '12-25'],
    ['Cy', 'christmas', '12-25'],
  ]);
  expect((await undo(changed)).json()).toEqual({ restored: 2, stayed: [] });
  expect((await dates()).map(({ personName }) => personName)).toEqual(['Bo']);
});

test('a date of one’s own is added again only on another day; a day that does not exist is refused', async () => {
  const party = { kind: 'date', occasionType: 'Summer party', date: '2027-07-03' };
  await bulk([ann], party);
  expect((await bulk([ann, bo], party)).json()).toMatchObject({ changed: 1, unchanged: 1 });
  expect((await bulk([ann, bo], { ...party, date: '2027-07-04' })).json()).toMatchObject({ changed: 2 });
  const wrong = await bulk([ann], { ...party, date: '2027-02-30' });
  expect([wrong.statusCode, wrong.json().message]).toEqual([422, 'This date does not exist.']);
});

test('undo keeps a date that was changed or has a card', async () => {
  const changed = await bulk([ann, bo, cy], { kind: 'date', occasionType: 'graduation', date: '2027-07-03' });
  const [first, second] = await dates();
  await who.call('PATCH', `/api/important-dates/${first?.id}`, { date: '2027-07-04' });
  await who.call('POST', '/api/cards', {
    personId: bo,
    occasionId: second?.id,
    title: 'Well done',
    category: 'birthday',
  });
  expect((await undo(changed)).json()).toEqual({ restored: 1, stayed: [] });
  expect((await dates()).map(({ id }) => id)).toEqual([first?.id, second?.id]);
});

test('sets language and style, and gives each contact back its own', async () => {
  const [style, own] = [await addStyle(fondly, 'AI Generated'), await addStyle(fondly, 'AI Generated')];
  await who.call('PATCH', `/api/people/${cy}`, { styleOverrideId: own });
  const spoken = await bulk([ann, bo, cy], { kind: 'language', language: 'fr' });
  const styled = await bulk([ann, cy], { kind: 'style', styleId: style });
  expect([await list('language'), await list('styleOverrideId')]).toEqual([
    ['fr', 'fr', 'fr'],
    [style, null, style],
  ]);
  await undo(styled);
  await undo(spoken);
  expect([await list('language'), await list('styleOverrideId')]).toEqual([
    [null, 'de', null],
    [null, null, own],
  ]);
});

test('sets the relation, gives each contact back its own, and households are called after it', async () => {
  await who.call('PATCH', `/api/people/${cy}`, { relationship: 'uncle' });
  await who.call('POST', '/api/households', { members: [{ id: ann }, { id: bo }] });
  const called = async () =>
    (await who.call('GET', '/api/people')).json().find(({ kind }: { kind: string }) => kind === 'household');
  const changed = await bulk([ann, bo, cy], { kind: 'relationship', relationship: 'aunt' });
  expect(changed.json()).toMatchObject({ changed: 3, unchanged: 0 });
  expect(await list('relationship')).toEqual(['aunt', 'friend', 'aunt', 'aunt']);
  expect(await called()).toMatchObject({ greetingName: 'Aunt Ann and Aunt Bo' });
  const own = await bulk([ann, cy], { kind: 'relationship', relationship: '  Choir friend ' });
  expect(own.json()).toMatchObject({ changed: 2 });
  expect((await bulk([ann, cy], { kind: 'relationship', relationship: 'Choir friend' })).json()).toEqual({
    changed: 0,
    unchanged: 2,
    undo: null,
  });
  expect((await undo(own)).json()).toEqual({ restored: 2, stayed: [] });
  expect((await undo(changed, await fondly.signUp())).json()).toEqual({ restored: 0, stayed: [] });
  expect((await undo(changed)).json()).toEqual({ restored: 3, stayed: [] });
  expect(await list('relationship')).toEqual(['friend', 'friend', 'friend', 'uncle']);
  expect(await called()).toMatchObject({ greetingName: 'Ann and Bo' });
  for (const relationship of ['', ' ', 'x'.repeat(61)])
    expect((await bulk([ann], { kind: 'relationship', relationship })).statusCode).toBe(422);
});

test('the name of a household follows when members are deleted', async () => {
  await who.call('POST', '/api/households', { members: [{ id: ann }, { id: bo }, { id: cy }] });
  expect(await list('name')).toContain('Ann, Bo and Cy');
  await bulk([ann, cy], { kind: 'delete' });
  expect(await list('name')).toEqual(['Bo', 'Bo']);
});

test('a style that needs a photo of each contact is refused', async () => {
  const style = await addStyle(fondly, 'Photo');
  const refused = await bulk([ann], { kind: 'style', styleId: style });
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'This style needs a photo of each contact. Choose it on the page of each contact.',
  ]);
});

test('deletes contacts with their dates, and restores them from the trash', async () => {
  await bulk([ann], { kind: 'date', occasionType: 'birthday', date: '--04-05' });
  const deleted = await bulk([ann, cy], { kind: 'delete' });
  expect(deleted.json()).toMatchObject({ changed: 2 });
  expect(await list('name')).toEqual(['Bo']);
  expect(await dates()).toEqual([]);
  expect((await undo(deleted, await fondly.signUp())).json()).toEqual({ restored: 0, stayed: [] });
  expect((await undo(deleted)).json()).toEqual({ restored: 2, stayed: [] });
  expect([await list('name'), await list('groups')]).toEqual([
    ['Ann', 'Bo', 'Cy'],
    [['Choir'], [], []],
  ]);
  expect((await dates()).map(({ personName }) => personName)).toEqual(['Ann']);
});

test('restores all others when one contact cannot come back, and says why', async () => {
  const deleted = await bulk([ann, bo, cy], { kind: 'delete' });
  const isBo = and(eq(trash.userId, who.user.id), eq(trash.subjectId, bo));
  const ofNobody = sql`jsonb_set(${trash.rows}, '{0,rows,0,user_id}', '2147483000')`;
  await fondly.context.database.orm.update(trash).set({ rows: ofNobody }).where(isBo);
  expect((await undo(deleted)).json()).toEqual({
    restored: 2,
    stayed: ['“Bo” stays in the trash. What this contact belonged to was deleted for good, so it cannot be restored.'],
  });
  expect(await list('name')).toEqual(['Ann', 'Cy']);
});

test.each([
  ['unknown', async () => 2_147_483_000],
  ['someone else’s', async () => add({ name: 'Eve' }, await fondly.signUp())],
])('with one %s id nothing is done', async (_, otherId) => {
  const other = await otherId();
  for (const change of [
    { kind: 'groups', add: ['Tennis'] },
    { kind: 'date', occasionType: 'christmas', date: '2026-12-25' },
    { kind: 'language', language: 'fr' },
    { kind: 'relationship', relationship: 'sister' },
    { kind: 'style', styleId: null },
    { kind: 'delete' },
  ]) {
    const answer = await bulk([ann, other], change);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'One of these contacts was not found.']);
  }
  expect([await list('groups'), await list('language'), await groupNames(), await dates()]).toEqual([
    [['Choir'], [], []],
    [null, 'de', null],
    ['Choir'],
    [],
  ]);
});

test('undo touches neither contacts nor groups nor dates of others', async () => {
  const eve = await fondly.signUp();
  const changed = await bulk([ann], { kind: 'groups', add: ['Tennis'] });
  const dated = await bulk([ann], { kind: 'date', occasionType: 'christmas', date: '2026-12-25' });
  const spoken = await bulk([ann], { kind: 'language', language: 'fr' });
  for (const answer of [changed, dated, spoken]) {
    expect((await undo(answer, eve)).json()).toEqual({ restored: 0, stayed: [] });
  }
  const { gained } = changed.json().undo;
  const stranger = await add({ name: 'Eve’s' }, eve);
  const own = {
    kind: 'groups',
    gained: [],
    lost: [{ groupId: gained[0].groupId, personIds: [stranger] }],
    made: [gained[0].groupId],
  };
  expect((await eve.call('POST', '/api/people/bulk/undo', { undo: own })).json()).toEqual({ restored: 0, stayed: [] });
  expect([await list('groups'), await list('language'), (await dates()).length]).toEqual([
    [['Choir', 'Tennis'], [], []],
    ['fr', 'de', null],
    1,
  ]);
});

test('refuses more than 2,000 contacts, none, and more groups than a contact may have', async () => {
  expect(
    (
      await bulk(
        Array.from({ length: 2001 }, (_, at) => at + 1),
        { kind: 'delete' },
      )
    ).statusCode,
  ).toBe(422);
  expect((await bulk([], { kind: 'delete' })).json().message).toBe('Choose at least one contact.');
  const names = Array.from({ length: 30 }, (_, at) => `Group ${at}`);
  const full = await bulk([ann, bo], { kind: 'groups', add: names });
  expect([full.statusCode, full.json().message]).toEqual([
    422,
    'A contact can be in at most 30 groups, and one of these would be in more. Choose fewer groups.',
  ]);
  expect(await groupNames()).toEqual(['Choir']);
});
