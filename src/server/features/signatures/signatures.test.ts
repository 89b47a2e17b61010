import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { inkLimits } from '../../../contract/ink-limits.ts';
import { mostSignatures } from '../../../contract/limits.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

const line = [
  [10, 100, 0.5],
  [200, 60, 0.5],
  [400, 120, 0.5],
];
const typed = { label: 'Family', closing: 'With love,', name: 'Eleanor', face: 'pen' };
const add = async (person: Person, body: object) => (await person.call('POST', '/api/signatures', body)).json();
const listOf = async (person: Person) => (await person.call('GET', '/api/signatures')).json();

test('a typed name and a drawn one both become ink', async () => {
  const eleanor = await fondly.signUp();
  const written = await add(eleanor, typed);
  expect(written).toMatchObject({
    label: 'Family',
    closing: 'With love,',
    name: 'Eleanor',
    face: 'pen',
    isDefault: false,
  });
  expect(written.ink.path).toMatch(/^M/);
  const drawn = await add(eleanor, { label: 'Work', name: 'E. W.', strokes: [line] });
  expect(drawn).toMatchObject({ face: null, closing: '' });
  expect(drawn.ink.width).toBeGreaterThan(380);
  expect(await listOf(eleanor)).toEqual([written, drawn]);
});

test('one signature is the default and comes first', async () => {
  const eleanor = await fondly.signUp();
  const first = await add(eleanor, { ...typed, isDefault: true });
  const second = await add(eleanor, { ...typed, label: 'Work', isDefault: true });
  const defaults = async () => (await listOf(eleanor)).map(({ id, isDefault }: typeof first) => [id, isDefault]);
  expect(await defaults()).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  await eleanor.call('PATCH', `/api/signatures/${first.id}`, { isDefault: true });
  expect(await defaults()).toEqual([
    [first.id, true],
    [second.id, false],
  ]);
  expect((await eleanor.call('DELETE', `/api/signatures/${first.id}`)).statusCode).toBe(204);
  expect(await defaults()).toEqual([[second.id, false]]);
});

test('a changed name is written again in its typeface, and a drawn one keeps its drawing', async () => {
  const eleanor = await fondly.signUp();
  const written = await add(eleanor, typed);
  const drawn = await add(eleanor, { label: 'Work', name: 'E. W.', strokes: [line] });
  const change = async (id: number, body: object) =>
    (await eleanor.call('PATCH', `/api/signatures/${id}`, body)).json();
  const renamed = await change(written.id, { name: 'Nell' });
  expect(renamed.face).toBe('pen');
  expect(renamed.ink).not.toEqual(written.ink);
  expect((await change(written.id, { label: 'Home' })).ink).toEqual(renamed.ink);
  expect((await change(written.id, { face: 'brush' })).ink).not.toEqual(renamed.ink);
  expect((await change(drawn.id, { name: 'Eleanor W.' })).ink).toEqual(drawn.ink);
  expect(await change(written.id, { strokes: [line] })).toMatchObject({ face: null, ink: drawn.ink });
});

test('rejects an invalid signature with a message', async () => {
  const eleanor = await fondly.signUp();
  const refused = async (body: object) => {
    const answer = await eleanor.call('POST', '/api/signatures', body);
    return [answer.statusCode, answer.json().message];
  };
  expect(await refused({ ...typed, face: null })).toEqual([422, 'Choose a handwriting for the name, or draw it.']);
  expect(await refused({ ...typed, strokes: [line] })).toEqual([422, 'Choose a handwriting for the name, or draw it.']);
  expect(await refused({ ...typed, name: ' ' })).toEqual([422, 'Write the name that you sign with.']);
  expect(await refused({ ...typed, name: '🎂' })).toEqual([
    422,
    'This name has no letters that can be written. Draw it instead.',
  ]);
  const long = Array.from({ length: inkLimits.pointsPerStroke }, () => [1, 1, 0.5]);
  const tooLong = { ...typed, face: null, strokes: [long, long, long, long, long] };
  expect(await refused(tooLong)).toEqual([422, 'The drawing is too long. Draw it again with fewer lines.']);
  expect((await refused({ ...typed, face: null, strokes: [[[601, 0, 0.5]]] }))[0]).toBe(422);
});

test('simultaneous calls never make more signatures than allowed, nor two defaults', async () => {
  const eleanor = await fondly.signUp();
  const bodies = Array.from({ length: mostSignatures + 3 }, () => ({ ...typed, isDefault: true }));
  const answers = await Promise.all(bodies.map((body) => eleanor.call('POST', '/api/signatures', body)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(mostSignatures);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
    'You have 12 signatures. Delete one of them first.',
  );
  expect((await listOf(eleanor)).filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
});
