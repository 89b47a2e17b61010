import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { AuditEventView } from '../../../contract/audit.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { tidyUpJob } from '../system/tidy-up.job.ts';

let fondly: TestApp;
let ada: Person;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  [ada, eleanor] = [await fondly.signUp('Ada Admin'), await fondly.signUp('Eleanor Whitfield')];
});
beforeEach(() => fondly.context.database.orm.delete(auditLog));
afterAll(() => fondly.close());

const login = (email: string, password: string) => fondly.anonymous.call('POST', '/api/login', { email, password });
const list = async (query = ''): Promise<AuditEventView[]> =>
  (await ada.call('GET', `/api/admin/audit${query}`)).json();
const newest = async () => {
  const rows = await fondly.context.database.orm.select().from(auditLog).orderBy(desc(auditLog.id));
  return rows.map(({ event, actorId, subjectType, subjectId, details }) => [
    event,
    actorId,
    ...(subjectType ? [`${subjectType} ${subjectId}`] : []),
    ...(Object.keys(details).length > 0 ? [details] : []),
  ]);
};

test('the log requires an administrator and rejects unknown filters', async () => {
  expect((await fondly.anonymous.call('GET', '/api/admin/audit')).statusCode).toBe(401);
  expect((await eleanor.call('GET', '/api/admin/audit')).statusCode).toBe(403);
  for (const query of ['event=nonsense', 'account=x', 'before=-1']) {
    expect((await ada.call('GET', `/api/admin/audit?${query}`)).statusCode).toBe(422);
  }
});

test('finds what accounts with a name did, and what was done to them', async () => {
  await login(eleanor.user.email, 'correct horse');
  await login(ada.user.email, 'correct horse');
  await ada.call('PATCH', `/api/admin/users/${eleanor.user.id}`, { isSendingStopped: true });
  await ada.call('PATCH', `/api/admin/users/${eleanor.user.id}`, { isSendingStopped: false });
  const found = async (name: string) =>
    (await list(`?name=${encodeURIComponent(name)}`)).map(({ event, actorName }) => [event, actorName]);
  expect(await found('whitFIELD')).toEqual([
    ['sending-started', 'Ada Admin'],
    ['sending-stopped', 'Ada Admin'],
    ['login', 'Eleanor Whitfield'],
  ]);
  expect(await found(eleanor.user.email)).toHaveLength(3);
  expect(await found('%')).toEqual([]);
  expect(await found(' ')).toHaveLength(4);
});

test('records logins, failed ones with the account only, and throttled ones once a minute', async () => {
  const { email, id } = eleanor.user;
  expect((await login(email, 'correct horse')).statusCode).toBe(200);
  await login('someone.unknown@example.test', 'a secret guess');
  for (let count = 0; count < 8; count++) await login(email, 'a secret guess');
  expect(await newest()).toEqual([
    ['login-throttled', null, `account ${id}`],
    ...Array(5).fill(['login-failed', null, `account ${id}`]),
    ['login-failed', null],
    ['login', id],
  ]);
  const rows = JSON.stringify(await fondly.context.database.orm.select().from(auditLog));
  expect(rows).not.toMatch(/unknown@|example|secret|Eleanor/);
  expect(rows).toMatch(/"requestId":"[^"]+"/);
  fondly.clock.advanceMs(60 * 60_000);
});

test('records the actions of an account', async () => {
  const ruth = await fondly.signUp('Ruth Hale');
  const { id, email } = ruth.user;
  const make = async (url: string, body: object) => (await ruth.call('POST', url, body)).json().id;
  const personId = await make('/api/people', { name: 'Margaret', email: 'margaret@example.test' });
  const dateId = await make('/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' });
  const card = { personId, occasionId: dateId, title: 'Hi', message: 'Hello', category: 'birthday' };
  const [cardId, other] = [await make('/api/cards', card), await make('/api/cards', card)];
  await ruth.call('POST', `/api/cards/${cardId}/approve`, {});
  await ruth.call('POST', `/api/cards/${cardId}/send-now`);
  await ruth.call('DELETE', `/api/cards/${other}`);
  await ruth.call('DELETE', `/api/important-dates/${dateId}`);
  await ruth.call('DELETE', `/api/people/${personId}`);
  await ruth.call('GET', '/api/people/export.csv');
  await ruth.call('POST', '/api/user/password', { currentPassword: 'wrong', newPassword: 'a better horse' });
  await ruth.call('POST', '/api/user/password', { currentPassword: 'correct horse', newPassword: 'a better horse' });
  await ruth.call('DELETE', '/api/user/sessions');
  await ruth.call('GET', '/api/user/data.zip');
  await ruth.call('POST', '/api/logout');
  const again = await login(email, 'a better horse');
  const cookie = `fondly_session=${again.cookies.find(({ name }) => name === 'fondly_session')?.value}`;
  await fondly.anonymous.call('DELETE', '/api/user', { password: 'a better horse' }, { cookie });
  expect((await newest()).toReversed()).toEqual([
    ['registered', id],
    ['card-approved', id, `card ${cardId}`],
    ['card-send-now', id, `card ${cardId}`],
    ['card-deleted', id, `card ${other}`],
    ['date-deleted', id, `date ${dateId}`],
    ['contact-deleted', id, `contact ${personId}`],
    ['contacts-exported', id],
    ['password-refused', id, `account ${id}`],
    ['password-changed', id],
    ['sessions-ended', id],
    ['data-downloaded', id],
    ['logout', id],
    ['login', id],
    ['account-deleted', id],
  ]);
});

test('records changes by an administrator, and skips changes without effect', async () => {
  const { id } = ada.user;
  const account = `account ${eleanor.user.id}`;
  const path = `/api/admin/users/${eleanor.user.id}`;
  await ada.call('PATCH', path, { isAdmin: true, cardCreditsRemaining: 9, shownCredits: 5 });
  await ada.call('PATCH', path, { isAdmin: true, cardCreditsRemaining: 7, shownCredits: 1 });
  await ada.call('PATCH', path, { isAdmin: true });
  await ada.call('PATCH', path, { isAdmin: false });
  await ada.call('PATCH', `/api/admin/users/${id}`, { isAdmin: false });
  const model = { name: 'A model', identifier: 'a-model-of-ours', category: 'image' };
  const modelId = (await ada.call('POST', '/api/admin/models', model)).json().id;
  await ada.call('POST', '/api/admin/models', model);
  const parameters = `/api/admin/models/${modelId}/parameters`;
  const parameter = { name: 'quality', type: 'string' };
  const parameterId = (await ada.call('POST', parameters, parameter)).json().id;
  await ada.call('POST', parameters, parameter);
  await ada.call('PUT', `${parameters}/${parameterId}`, { ...parameter, type: 'number' });
  await ada.call('DELETE', `${parameters}/${parameterId}`);
  await ada.call('DELETE', `${parameters}/${parameterId}`);
  await ada.call('DELETE', `/api/admin/models/${modelId}`);
  const template = { name: 'T', type: 'user', category: 'card_message', content: 'Hello' };
  const templateId = (await ada.call('POST', '/api/admin/prompt-templates', template)).json().id;
  const config = { name: 'Words', category: 'card_message', aiModel: 'my-own-model' };
  const configId = (await ada.call('POST', '/api/admin/prompt-configs', config)).json().id;
  await ada.call('PUT', `/api/admin/prompt-configs/${configId}`, config);
  expect((await newest()).toReversed()).toEqual([
    ['admin-granted', id, account],
    ['credits-changed', id, account, { from: 5, to: 9 }],
    ['admin-revoked', id, account],
    ['model-changed', id, `model ${modelId}`, { act: 'created' }],
    ['parameter-changed', id, `parameter ${parameterId}`, { act: 'created' }],
    ['parameter-changed', id, `parameter ${parameterId}`, { act: 'changed' }],
    ['parameter-changed', id, `parameter ${parameterId}`, { act: 'removed' }],
    ['model-changed', id, `model ${modelId}`, { act: 'removed' }],
    ['template-changed', id, `template ${templateId}`, { act: 'created' }],
    ['config-changed', id, `config ${configId}`, { act: 'created' }],
    ['config-changed', id, `config ${configId}`, { act: 'changed' }],
  ]);
  expect((await list('?event=admin-granted')).map(({ actorId }) => actorId)).toEqual([id]);
  expect((await list(`?account=${eleanor.user.id}`)).map(({ event }) => event)).toEqual([
    'admin-revoked',
    'credits-changed',
    'admin-granted',
  ]);
});

test('shows a hundred entries at a time and deletes entries after 400 days', async () => {
  const row = { event: 'login', actorId: 1 };
  await fondly.context.database.orm.insert(auditLog).values(Array(120).fill(row));
  const first = await list();
  expect(first).toHaveLength(100);
  expect(await list(`?before=${first.at(-1)?.id}`)).toHaveLength(20);
  const tidyUp = () =>
    tidyUpJob(fondly.context).handler({}, { jobId: '1', attempt: 1, signal: AbortSignal.timeout(10_000) });
  const day = 86_400_000;
  fondly.clock.advanceMs(399 * day);
  await tidyUp();
  expect(await newest()).toHaveLength(120);
  fondly.clock.advanceMs(2 * day);
  await tidyUp();
  expect(await newest()).toEqual([]);
});
