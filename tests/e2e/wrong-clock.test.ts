import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CardListItem } from '../../src/contract/cards.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { clocks } from '../../src/server/db/tables/clocks.ts';
import { signUp } from '../process/api-client.ts';
import { copyPreparedDataDir } from '../process/data-dir.ts';
import { runOperatorCommand } from '../process/run-operator-command.ts';
import { startFondlyProcess } from '../process/start-fondly-process.ts';
import { startMailServer } from '../servers/mail-server.ts';

const dayMs = 86_400_000;

test('a start with a clock before the last recorded time sends nothing and says why, until the operator confirms the clock', async () => {
  const own = copyPreparedDataDir();
  const mail = await startMailServer();
  const env = { DATA_DIR: own.dataDir, SMTP_URL: mail.url, PUBLIC_URL: 'http://fondly.test' };
  // As if a process had run here while the clock showed another time.
  const database = await openDatabase({ dataDir: own.dataDir });
  await database.orm.update(clocks).set({ seenAt: new Date(Date.now() + 60 * dayMs) });
  await database.close();
  const server = await startFondlyProcess({ env });
  try {
    expect(server.stderr()).toContain('60 days before Fondly last knew the time');
    const client = await signUp(server.address, { name: 'Dora', email: 'dora@example.test' });
    const ready = await client.call('GET', '/api/ready');
    expect(ready).toMatchObject({ status: 200, body: { clocks: [expect.stringContaining('60 days before')] } });
    const page = await client.call('GET', '/api/system/scheduler');
    expect(page.body).toMatchObject({ clocks: [{ doubt: expect.stringContaining('Nothing is sent') }] });
    const status = await runOperatorCommand('admin', ['status'], env);
    expect(status.stdout).toContain('npm run admin -- clock');

    const person = { name: 'Mum', relationship: 'mother', email: 'mum@example.test' };
    const { body: contact } = await client.call('POST', '/api/people', person);
    const card = {
      personId: (contact as { id: number }).id,
      title: 'Happy Birthday',
      message: 'Sixty.',
      category: 'birthday',
    };
    const { body: made } = await client.call('POST', '/api/cards', card);
    const { id } = made as CardListItem;
    expect((await client.call('POST', `/api/cards/${id}/send-now`)).status).toBeLessThan(300);
    // The worker polls every five seconds, and at once when triggered.
    await wait(6_000);
    expect(mail.messages).toHaveLength(0);

    const said = await runOperatorCommand('admin', ['clock'], env);
    expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining('goes out within a minute') });
    await mail.received(1);
    await expect
      .poll(async () => ((await client.call('GET', '/api/ready')).body as { clocks: string[] }).clocks)
      .toEqual([]);
  } finally {
    await server.close();
    await mail.close();
    own.remove();
  }
});
