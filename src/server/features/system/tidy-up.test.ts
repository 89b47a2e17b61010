import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { tidyUpJob } from './tidy-up.job.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

test('a picture that nothing shows goes after a day, one that a contact shows stays', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const upload = async () => (await eleanor.upload('/api/people/upload-image', { image: png })).json().imageUrl;
  const [shown, forgotten] = [await upload(), await upload()];
  await eleanor.call('POST', '/api/people', { name: 'Margaret', imageUrl: shown });
  const tidyUp = () =>
    tidyUpJob(fondly.context).handler({}, { jobId: '1', attempt: 1, signal: AbortSignal.timeout(10_000) });
  const statuses = async () => [
    (await eleanor.call('GET', shown)).statusCode,
    (await eleanor.call('GET', forgotten)).statusCode,
  ];
  await tidyUp();
  expect(await statuses()).toEqual([200, 200]);
  fondly.clock.advanceMs(25 * 3_600_000);
  await tidyUp();
  expect(await statuses()).toEqual([200, 404]);
});
