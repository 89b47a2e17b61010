import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { dayIn } from '../../../../../tests/days.ts';
import type { Scope } from '../../../../contract/access-tokens.ts';

const run = promisify(execFile);

let fondly: TestApp;
let address: string;
beforeAll(async () => {
  fondly = await startTestApp();
  address = await fondly.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => fondly.close());

/** The example in this language of docs/PROGRAMS.md. */
async function exampleIn(language: string): Promise<string> {
  const text = await readFile(new URL('../../../../../docs/PROGRAMS.md', import.meta.url), 'utf8');
  const example = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text)?.[1];
  if (!example) throw new Error(`docs/PROGRAMS.md has no example in ${language}`);
  return example;
}

async function runAs(scopes: Scope[], command: string, ...args: string[]) {
  const who = await fondly.signUp();
  const order = { name: 'Example', scopes, days: 30, proof: { password: 'correct horse' } };
  const { token } = (await who.call('POST', '/api/user/tokens', order)).json();
  return {
    who,
    run: () => run(command, args, { env: { PATH: process.env.PATH, FONDLY_URL: address, FONDLY_TOKEN: token } }),
  };
}

test('the example for a shell adds a contact with a birthday', async () => {
  const { who, run } = await runAs(['contacts'], 'sh', '-c', await exampleIn('sh'));
  expect((await run()).stdout).toContain('"date":"--07-14"');
  expect((await who.call('GET', '/api/important-dates')).json()).toMatchObject([
    { personName: 'Ann Berg', occasionType: 'birthday', date: '--07-14' },
  ]);
});

test('the example in JavaScript makes a draft for each birthday without one', async () => {
  const example = await exampleIn('js');
  const { who, run } = await runAs(['read', 'cards'], process.execPath, '--input-type=module', '-e', example);
  const person = (await who.call('POST', '/api/people', { name: 'Ann' })).json();
  const date = `--${dayIn(10).slice(5)}`;
  await who.call('POST', '/api/important-dates', { personId: person.id, occasionType: 'birthday', date });
  expect((await run()).stdout).toContain('Happy Birthday, Ann');
  expect((await run()).stdout).toBe('');
  expect((await who.call('GET', '/api/cards')).json()).toMatchObject([{ title: 'Happy Birthday, Ann' }]);
});
