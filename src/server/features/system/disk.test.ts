import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallPhoto } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { createDiskRoom } from '../../data-dir/disk-room.ts';
import type { Mailer, OutgoingMail } from '../../mail/mailer.ts';
import { watchDiskJob } from '../reminders/watch-disk.job.ts';

const mb = 1024 * 1024;
const reserveMb = 500;
let freeMb = 10_000;
const disk = createDiskRoom('anywhere', reserveMb * mb, async () => ({
  freeBytes: freeMb * mb,
  totalBytes: 20_000 * mb,
}));
const mails: OutgoingMail[] = [];
const mailer: Mailer = {
  send: async (mail, beforeLastBytes) => {
    await setTimeout(5);
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
    mails.push(mail);
    return { outcome: 'accepted', reply: '250' };
  },
  close: async () => {},
};
let fondly: TestApp;
let admin: Person;
let user: Person;
let photo: Buffer;
beforeAll(async () => {
  fondly = await startTestApp({ replace: { disk, mailer } });
  admin = await fondly.signUp('Administrator');
  user = await fondly.signUp();
  photo = await smallPhoto();
});
afterAll(() => fondly.close());
beforeEach(() => {
  freeMb = 10_000;
});

const upload = () => user.upload('/api/people/upload-image', { image: photo });
const ready = async () => {
  const { statusCode, body } = await fondly.anonymous.call('GET', '/api/ready');
  return [statusCode, JSON.parse(body).disk];
};

test('while disk space is low, rejects pictures and still saves and sends cards', async () => {
  const person = (await user.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.test' })).json();
  const card = (
    await user.call('POST', '/api/cards', { personId: person.id, title: 'Hello', category: 'birthday' })
  ).json();
  expect((await upload()).statusCode).toBe(200);
  expect(await ready()).toEqual([200, 'enough']);

  freeMb = reserveMb - 1;
  const refused = await upload();
  expect([refused.statusCode, refused.json().code]).toEqual([507, 'storage_full']);
  expect(refused.json().message).toMatch(/no room left.*no new pictures.*Cards go out/);
  const vcard = `BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nPHOTO;ENCODING=b;TYPE=PNG:${photo.toString('base64')}\nEND:VCARD\n`;
  const read = (file: string) => user.upload('/api/imports', { file: new TextEncoder().encode(file) });
  expect((await read(vcard)).statusCode).toBe(507);
  expect((await read(vcard.replace(/PHOTO.*\n/, ''))).statusCode).toBe(201);
  const { email } = user.user;
  const login = await fondly.anonymous.call('POST', '/api/login', { email, password: 'correct horse' });
  expect(login.statusCode).toBe(200);
  const edit = { message: 'Other words', version: card.version };
  expect((await user.call('PATCH', `/api/cards/${card.id}`, edit)).statusCode).toBe(200);
  expect(await ready()).toEqual([200, 'low']);

  freeMb = 1;
  expect(await ready()).toEqual([503, 'full']);
});

test("the administrator's page shows the free space", async () => {
  freeMb = 100;
  const { disk: shown } = (await admin.call('GET', '/api/system/scheduler')).json();
  expect(shown).toEqual({
    state: 'low',
    freeBytes: 100 * mb,
    totalBytes: 20_000 * mb,
    reserveBytes: reserveMb * mb,
  });
});

test('mails administrators once, and again after there was space in between', async () => {
  const look = () =>
    watchDiskJob(fondly.context).handler({}, { jobId: '1', attempt: 1, signal: AbortSignal.timeout(10_000) });
  await look();
  expect(mails).toEqual([]);
  freeMb = 100;
  await Promise.all([look(), look()]);
  await look();
  expect(mails.map(({ to }) => to.address)).toEqual([admin.user.email]);
  expect(mails[0]?.text).toMatch(/100 MB of 19\.5 GB are free/);
  // Just above the reserve, the same alarm still stands.
  freeMb = reserveMb + 1;
  await look();
  freeMb = reserveMb - 1;
  await look();
  expect(mails).toHaveLength(1);
  freeMb = 5000;
  await look();
  freeMb = 5;
  await look();
  expect(mails).toHaveLength(2);
});
