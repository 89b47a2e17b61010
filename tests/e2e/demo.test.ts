import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CardListItem } from '../../src/contract/cards.ts';
import { createApiClient } from '../process/api-client.ts';
import { findFreePort } from '../process/free-port.ts';
import { ownEnvironment } from '../process/own-environment.ts';

test('the demo has a family with drafts, an approved and a sent card, and leaves nothing behind', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'demo-test-'));
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  const port = await findFreePort();
  const demo = spawn(process.execPath, ['scripts/demo.mjs'], {
    env: { ...ownEnvironment(), TMPDIR: temporary, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void demo.kill('SIGTERM'));
  const ended = new Promise<number | null>((resolve) => demo.once('exit', resolve));
  let said = '';
  demo.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 180_000 }).toContain('log in as');

  const [, email, password] = /log in as (\S+) with the password “(.+)”/.exec(said) ?? [];
  const nora = createApiClient(`http://localhost:${port}`);
  expect((await nora.call('POST', '/api/login', { email, password })).status).toBe(200);
  const states = async () => {
    const cards = (await nora.call('GET', '/api/cards')).body as CardListItem[];
    return [...new Set(cards.map(({ deliveryStatus }) => deliveryStatus))].toSorted();
  };
  await expect.poll(states).toEqual(['approved_and_scheduled', 'draft', 'sent']);

  demo.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);
});
