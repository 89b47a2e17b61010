import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BackupsView } from '../../src/contract/backups.ts';
import type { CardListItem } from '../../src/contract/cards.ts';
import { createApiClient, signUp } from '../process/api-client.ts';
import { keepBusy, zoneWithNoon } from '../process/busy-person.ts';
import { copyPreparedDataDir, makeDataDir } from '../process/data-dir.ts';
import { countRows, openLedger } from '../process/ledger.ts';
import { runOperatorCommand } from '../process/run-operator-command.ts';
import { seededRandom } from '../process/seeded-random.ts';
import { startFondlyProcess } from '../process/start-fondly-process.ts';

test('an operator backs up, inspects and restores a running installation without blocking users', async () => {
  const own = copyPreparedDataDir();
  const restored = makeDataDir();
  const env = { DATA_DIR: own.dataDir, PUBLIC_URL: 'http://fondly.test' };
  const server = await startFondlyProcess({ env });
  try {
    const timeZone = zoneWithNoon(new Date());
    const client = await signUp(server.address, { name: 'Dora', email: 'dora@example.test', timeZone });
    const ledger = openLedger();
    let isOver = false;
    const random = seededRandom(8);
    const busy = keepBusy({
      client,
      ledger,
      name: 'dora',
      timeZone,
      random,
      serving: async () => {},
      isOver: () => isOver,
    });
    await expect.poll(() => countRows(ledger), { timeout: 120_000 }).toBeGreaterThan(10);

    // During the backup another user loads their contacts again and again.
    let isDone = false;
    const waits: number[] = [];
    const reader = (async () => {
      while (!isDone) {
        const begunMs = performance.now();
        expect((await client.call('GET', '/api/people')).status).toBe(200);
        waits.push(performance.now() - begunMs);
      }
    })();
    const before = { people: [...ledger.people], cards: ledger.cards.map(({ id }) => id) };
    const path = join(own.dataDir, 'backups', 'monday.tar');
    const backup = await runOperatorCommand('backup', [`--to=${path}`], env);
    isDone = true;
    await reader;
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    expect(backup.stdout).toContain('The secret key is in it');
    expect((await runOperatorCommand('backup', [`--check=${path}`], env)).stdout).toContain('is whole');
    const sorted = waits.toSorted((a, b) => a - b);
    console.log(
      `operator: while ${backup.stdout.split('\n')[0]?.replace(/^.*: /, '')} were backed up, ${waits.length} reads took ` +
        `${Math.round(sorted[Math.floor(waits.length / 2)] ?? 0)} ms in the middle and ${Math.round(sorted.at(-1) ?? 0)} ms at most`,
    );
    expect(readdirSync(own.dataDir).filter((name) => name.startsWith('backup-copy-'))).toEqual([]);
    expect(readdirSync(join(own.dataDir, 'backups'))).toEqual(['monday.tar']);

    const admin = (...args: string[]) => runOperatorCommand('admin', args, env);
    expect((await admin('list')).stdout).toContain('dora@example.test  Dora');
    expect(await admin('revoke', 'dora@example.test')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'dora@example.test is the only administrator. Make someone else one first.\n',
    });
    expect((await runOperatorCommand('restore', [`--from=${path}`], env)).stderr).toContain('is in use by process');
    isOver = true;
    await busy;

    const target = { ...env, DATA_DIR: restored.dataDir };
    const restore = await runOperatorCommand('restore', [`--from=${path}`], target);
    expect(restore).toMatchObject({ code: 0, stderr: '' });
    expect(restore.stdout).toContain('Cards that were due until now are held');
    expect((await runOperatorCommand('restore', [`--from=${path}`], target)).stderr).toContain('add --replace');
    const again = await startFondlyProcess({ env: target });
    try {
      // The session is restored too: key and rows belong together.
      const someone = createApiClient(again.address);
      const login = { email: 'dora@example.test', password: 'correct horse' };
      expect((await someone.call('POST', '/api/login', login)).status).toBe(200);
      expect((await someone.call('GET', '/api/people')).body).toEqual(
        expect.arrayContaining(before.people.map((person) => expect.objectContaining(person))),
      );
      const cards = (await someone.call('GET', '/api/cards')).body as CardListItem[];
      expect(before.cards.filter((id) => !cards.some((card) => card.id === id))).toEqual([]);
      const { hold } = (await someone.call('GET', '/api/system/scheduler')).body as { hold: object };
      expect(hold).not.toBeNull();
      expect((await runOperatorCommand('admin', ['release'], target)).stdout).toContain('go out now');
    } finally {
      await again.close();
    }
  } finally {
    await server.close();
    own.remove();
    restored.remove();
  }
});

test('a backup asked for on the page is made after the process was killed meanwhile', async () => {
  const own = copyPreparedDataDir();
  const env = { DATA_DIR: own.dataDir };
  const first = await startFondlyProcess({ env });
  try {
    const client = await signUp(first.address, { name: 'Dora', email: 'dora@example.test' });
    expect((await client.call('POST', '/api/admin/backups')).status).toBe(200);
    await expect
      .poll(() => readdirSync(own.dataDir).some((name) => name.startsWith('backup')), { interval: 5 })
      .toBe(true);
    await first.kill('SIGKILL');
    const second = await startFondlyProcess({ env });
    try {
      const again = createApiClient(second.address);
      await again.call('POST', '/api/login', { email: 'dora@example.test', password: 'correct horse' });
      const look = async () => (await again.call('GET', '/api/admin/backups')).body as BackupsView;
      await expect.poll(async () => (await look()).isUnderWay).toBe(false);
      const { backups, lastRun } = await look();
      expect([lastRun?.error, backups.length]).toEqual([null, 1]);
      expect(readdirSync(join(own.dataDir, 'backups'))).toEqual([backups[0]?.name]);
      const check = await runOperatorCommand('backup', [`--check=${join(own.dataDir, 'backups')}`], env);
      expect(check.stdout).toContain('is whole');
    } finally {
      await second.close();
    }
  } finally {
    await first.close();
    own.remove();
  }
});
