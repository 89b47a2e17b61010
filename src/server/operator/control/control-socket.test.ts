import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorRefusal } from '../operator-refusal.ts';
import { askRunning, type ControlHandler, serveControl } from './control-socket.ts';

let dir: string;
let control: Awaited<ReturnType<typeof serveControl>> | undefined;
let errors: unknown[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fondly-control-'));
  errors = [];
});
afterEach(async () => {
  await control?.close();
  control = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const serve = async (handle: ControlHandler) => {
  control = await serveControl(dir, handle, (error) => errors.push(error));
};
const ask = async (...args: string[]) => {
  const said: string[] = [];
  const answer = await askRunning(dir, { do: 'admin', args }, (line) => said.push(line));
  return { answer, said };
};

test('runs the request and streams its output', async () => {
  await serve(async (request, say) => {
    say('one');
    say('two');
    return request;
  });
  expect(await ask('list', 'ünï\ncode')).toEqual({
    said: ['one', 'two'],
    answer: { done: { do: 'admin', args: ['list', 'ünï\ncode'] } },
  });
  expect(statSync(join(dir, 'lock', 'control.sock')).mode & 0o777).toBe(0o600);
});

test('distinguishes a missing server, a refusal and a failure', async () => {
  expect((await ask('list')).answer).toBeNull();
  await serve(async (request) => {
    if (request.do === 'admin' && request.args[0] === 'no') throw new OperatorRefusal('Not this one.');
    throw new Error('secrets of the inside');
  });
  await expect(ask('no')).rejects.toThrow(new OperatorRefusal('Not this one.'));
  await expect(ask('list')).rejects.toThrow('It failed there');
  expect(errors).toEqual([expect.objectContaining({ message: 'secrets of the inside' })]);
});

test('takes over the socket of a dead process', async () => {
  await serve(async () => 'first');
  const second = await serveControl(
    dir,
    async () => 'second',
    () => {},
  );
  expect((await ask('list')).answer).toEqual({ done: 'second' });
  await second.close();
  expect((await ask('list')).answer).toBeNull();
});

test('cuts off invalid and endless requests and still serves others', async () => {
  await serve(async () => 'fine');
  const say = (bytes: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(join(dir, 'lock', 'control.sock'), () => socket.write(bytes));
      socket.on('close', () => resolve());
      socket.on('error', () => {});
      socket.resume();
    });
  await say('nonsense\n');
  await say('x'.repeat(200_000));
  expect((await ask('list')).answer).toEqual({ done: 'fine' });
});

test('restricts a lock directory that is open to others', async () => {
  mkdirSync(join(dir, 'lock'), { mode: 0o755 });
  await serve(async () => 'fine');
  expect(statSync(join(dir, 'lock')).mode & 0o777).toBe(0o700);
});
