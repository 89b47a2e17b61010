import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { importLimits } from '../../contract/limits.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
});
afterAll(() => fondly.close());

const part = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.vcf"\r\n\r\nBEGIN:VCARD\r\nFN:Ann\r\n';

test('a slow line has time for the largest file, and a working call is not cut off', () => {
  const { requestTimeout, headersTimeout, timeout } = fondly.app.server;
  expect(requestTimeout / 1000).toBeGreaterThan((importLimits.fileBytes * 8) / 1_000_000);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
  expect(timeout).toBeGreaterThan(150_000);
});

test.each([
  ['without a boundary', 'multipart/form-data', part],
  ['with an empty boundary', 'multipart/form-data; boundary=', part],
  ['cut off in a file', 'multipart/form-data; boundary=edge', part],
  ["cut off in a part's head", 'multipart/form-data; boundary=edge', '--edge\r\ncontent-disp'],
])('returns 400 for a form %s', async (_what, type, payload) => {
  const paths = ['/api/imports', '/api/people/upload-vcf', `/api/people/${personId}/style-override`];
  for (const path of paths) {
    const answer = await eleanor.call('POST', path, payload, { 'content-type': type });
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 400, 'malformed']);
  }
  expect((await eleanor.call('GET', '/api/imports')).json()).toEqual([]);
});

test('limits files in memory overall and per account', async () => {
  await fondly.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = fondly.app.server.address() as AddressInfo;
  const arriving: ClientRequest[] = [];
  const head = { 'content-type': 'multipart/form-data; boundary=edge', 'content-length': 5 * 1024 * 1024 };
  /** Starts an upload of 5 MB that stalls; resolves to its answer, if there is one. */
  const begin = ({ cookie }: Person) => {
    const path = '/api/people/upload-vcf';
    const sending = request({ port, host: '127.0.0.1', method: 'POST', path, headers: { ...head, cookie } });
    arriving.push(sending);
    const answer = new Promise<number | undefined>((resolve) =>
      sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', () => resolve(undefined)),
    );
    sending.write(part);
    return answer;
  };
  const people = [eleanor];
  while (people.length < 8) people.push(await fondly.signUp());
  // 7 times 6 uploads of 5 MB exceed the 200 MB in total, and a seventh upload of one account exceeds its share.
  const answers = people.slice(0, 7).flatMap((person) => Array.from({ length: 6 }, () => begin(person)));
  expect(await Promise.race(answers)).toBe(503);
  expect(await Promise.race(answers.slice(0, 6).concat(begin(eleanor)))).toBe(429);
  expect((await eleanor.call('GET', '/api/people')).statusCode).toBe(200);
  for (const sending of arriving) sending.destroy();
  const last = people.at(-1) as Person;
  const file = { vcfFile: new TextEncoder().encode('BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nEND:VCARD\n') };
  await expect.poll(async () => (await last.upload('/api/people/upload-vcf', file)).statusCode).toBeLessThan(300);
});
