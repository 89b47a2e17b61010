import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { complaints, countLost, keepWriting, type Member, startBalancer, startMember } from './fleet.ts';
import { arrivals, countByStatus, openScene, type Scene, until } from './proof-kit.ts';
import type { ServersProof } from './servers-proof.ts';

const due = 5_000;
const each = 3;
const leadMs = 5_000;
const lateAfterMs = 60_000;
const root = fileURLToPath(new URL('../../', import.meta.url));

export const updateProof: ServersProof = {
  title: `${each} web and ${each} worker processes are updated one after the other while ${due} cards fall due`,
  prove: async ({ databases, keep, minutes }) => {
    const arrivedAt = new Map<string, number>();
    const scene = await openScene(databases, (stage) => {
      const to = scene.mail.messages.at(-1)?.to[0];
      if (stage === 'stored' && to) arrivedAt.set(to, Date.now());
    });
    const next = makeNextVersion();
    const wrong: string[] = [];
    const old: Member[] = [];
    const updated: Member[] = [];
    try {
      for (const role of ['web', 'worker'] as const)
        for (let count = 0; count < each; count += 1) old.push(await startMember(role, scene.environment));
      const balancer = await startBalancer(old.filter(({ role }) => role === 'web').map(({ port }) => port));
      let over = false;
      const writing = keepWriting(balancer.address, () => over);
      const windowMs = minutes * 60_000;
      const firstDueMs = Date.now() + leadMs;
      await insertSpread(scene, firstDueMs, windowMs);
      await wait(leadMs);
      // The first update migrates; all others of the old version go on with the newer schema.
      for (const member of old) {
        await wait(windowMs / (old.length + 1));
        await member.kill('SIGTERM');
        updated.push(await startMember(member.role, scene.environment, { port: member.port, main: next.main }));
        console.log(
          `  ${old.length - updated.length} old and ${updated.length} new; ${scene.mail.messages.length} messages`,
        );
      }
      await until(async () => (await countByStatus(scene)).sent === due, windowMs + 120_000);
      over = true;
      const written = await writing;
      const lost = await countLost(written);
      balancer.close();

      const states = await countByStatus(scene);
      const lateMs = Array.from({ length: due }, (_, at) => {
        const dueMs = firstDueMs + (at / due) * windowMs;
        return (arrivedAt.get(`card-${at}@example.test`) ?? Number.POSITIVE_INFINITY) - dueMs;
      });
      const latestMs = Math.max(...lateMs);
      const different = arrivals(scene).size;
      const said = complaints([...old, ...updated]);
      console.log(
        `  old and new side by side for ${minutes} minutes: ${scene.mail.messages.length} messages, ${different} different, ${JSON.stringify(states)}; ` +
          `the latest ${(latestMs / 1000).toFixed(1)} s after it was due; ${written.ids.length} contacts acknowledged, ${lost} lost, ${written.refused} calls refused, ` +
          `pages wrote nothing for ${(written.longestMs / 1000).toFixed(1)} s at most; ${said.length} complaints`,
      );
      keep('minutes side by side', '', minutes);
      keep('messages', '', scene.mail.messages.length);
      keep('messages that arrived twice', '', scene.mail.messages.length - different);
      keep('latest after due', 's', latestMs / 1000);
      if (scene.mail.messages.length !== due || different !== due || states.sent !== due)
        wrong.push(JSON.stringify(states));
      if (latestMs > lateAfterMs) wrong.push('a card was late by more than a minute');
      if (lost > 0) wrong.push(`${lost} acknowledged contacts are lost`);
      wrong.push(...said);
    } finally {
      await Promise.all([...old, ...updated].map((member) => member.kill('SIGKILL')));
      next.remove();
      await scene.close();
    }
    return wrong;
  },
};

/** What is built, with another version and one more migration, of the kind that an old program does not notice. */
function makeNextVersion(): { main: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fondly-next-'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '99.0.0' }));
  const migrations = join(folder, 'dist', 'server', 'db', 'migrations');
  const journalPath = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'));
  const tag = 'next_version';
  journal.entries.push({ idx: journal.entries.length, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(journalPath, JSON.stringify(journal));
  writeFileSync(
    join(migrations, `${tag}.sql`),
    'ALTER TABLE "cards" ADD COLUMN "next_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint\nALTER TABLE "people" ADD COLUMN "next_version" text;',
  );
  return { main: join(folder, 'dist', 'server', 'main.js'), remove: () => rmSync(folder, { recursive: true }) };
}

/** Approved cards that fall due one after the other, each to an address that says which it is. */
async function insertSpread({ context, owner }: Scene, firstDueMs: number, windowMs: number): Promise<void> {
  await context.database.orm.execute(sql`
    insert into cards (user_id, person_id, title, message, category, digital_delivery_type, delivery_status, recipient_email, scheduled_date, due_at, day_ends_at)
    select ${owner.userId}, ${owner.personId}, 'Happy Birthday', 'Sixty candles.', 'birthday', 'email', 'approved_and_scheduled',
      'card-' || n || '@example.test', to_char(now(), 'YYYY-MM-DD'),
      to_timestamp(${firstDueMs / 1000}::float8 + n * ${windowMs / 1000 / due}::float8), now() + interval '6 hours'
    from generate_series(0, ${due - 1}::int) n`);
}
