import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import type { OverloadLimits } from './overload.ts';

let fondly: TestApp;
afterEach(() => fondly.close());

const busy = {
  statusCode: 503,
  'retry-after': expect.stringMatching(/^[25]$/),
  body: { message: 'Fondly is very busy. Please try again in a moment.', code: 'overloaded' },
};

async function startUnder(overload: OverloadLimits) {
  fondly = await startTestApp({ overload });
  const eleanor = await fondly.signUp();
  const ask = async (method: 'GET' | 'POST', path: string) => {
    const answer = await eleanor.call(method, path);
    const { statusCode, headers } = answer;
    return { statusCode, 'retry-after': headers['retry-after'], body: statusCode < 300 ? null : answer.json() };
  };
  return ask;
}

test('rejects calls while the event loop is late, and still answers the health checks', async () => {
  const ask = await startUnder({ maxEventLoopDelay: 50 });
  // The plugin averages over two seconds, so a complete interval must be late.
  const untilMs = performance.now() + 4_200;
  while (performance.now() < untilMs) {
    const pauseMs = performance.now() + 200;
    while (performance.now() < pauseMs);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(await ask('GET', '/api/people')).toEqual(busy);
  expect((await ask('GET', '/api/health')).statusCode).toBe(200);
  expect((await ask('GET', '/api/ready')).statusCode).toBe(200);
  await expect.poll(async () => (await ask('GET', '/api/people')).statusCode, { interval: 200 }).toBe(200);
});

test('without spare memory, rejects drawing and file uploads and serves all else', async () => {
  const ask = await startUnder({ maxRssBytes: 1 });
  await expect.poll(() => ask('POST', '/api/people/upload-vcf'), { interval: 100 }).toEqual(busy);
  expect(await ask('GET', '/api/people/export.csv')).toEqual(busy);
  expect((await ask('GET', '/api/people')).statusCode).toBe(200);
});

test('limits the heavy calls in progress per account, and serves all else', async () => {
  const ask = await startUnder({});
  const answers = await Promise.all([
    ...Array.from({ length: 40 }, () => ask('GET', '/api/people/export.csv')),
    ask('GET', '/api/people'),
  ]);
  const answeredWith = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect(answeredWith(200)).toBeGreaterThanOrEqual(7);
  expect(answeredWith(429)).toBeGreaterThan(0);
  expect(answeredWith(200) + answeredWith(429)).toBe(41);
  expect(answers.at(-1)?.statusCode).toBe(200);
  expect(answers.find(({ statusCode }) => statusCode === 429)).toMatchObject({
    'retry-after': '5',
    body: { message: 'Several of your requests are being worked on already. Please wait for one of them.' },
  });
});
