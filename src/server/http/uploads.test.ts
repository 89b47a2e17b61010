import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { importLimits } from '../../contract/imports.ts';

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

test('a slow line has time for the largest file, and a call that works is not cut off', () => {
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
])('a form %s is the fault of the request, not of the server', async (_what, type, payload) => {
  const paths = ['/api/imports', '/api/people/upload-vcf', `/api/people/${personId}/style-override`];
  for (const path of paths) {
    const answer = await eleanor.call('POST', path, payload, { 'content-type': type });
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 400, 'malformed']);
  }
  expect((await eleanor.call('GET', '/api/imports')).json()).toEqual([]);
});
