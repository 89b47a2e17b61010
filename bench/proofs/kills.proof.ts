import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { createDeliveryWorker } from '../../src/server/features/delivery/delivery-worker.ts';
import { chooseSeed } from '../../tests/process/seeded-random.ts';
import { surviveKills } from '../../tests/process/survive-kills.ts';
import type { MailBehaviour } from '../../tests/servers/mail-server.ts';
import type { Engine } from '../engine.ts';
import { startHelper } from '../helper-process.ts';
import { clear, count, insertDueCards, openScene, type Scene, until } from '../scene.ts';
import type { Proof } from './proof.ts';

/** The point of a delivery at which a worker kills itself; after recording its outcome it is killed from outside. */
const points = ['claimed', 'before the fence', 'after the fence', 'answered', 'recorded'] as const;
export type Point = (typeof points)[number];

const behaviours: MailBehaviour[] = [
  { reply: 450, at: 'rcpt' },
  { reply: 421, at: 'connect' },
  { reply: 550, at: 'rcpt' },
  { reply: 554, at: 'end' },
  { drop: 'before-data' },
  { drop: 'during-data' },
  { drop: 'after-data' },
  { stall: 'end' },
  'accept',
];
/** A point that this behaviour never reaches: the worker is killed wherever it is then. */
const waitForPointMs = 15_000;

export const killsProof: Proof<{ postgres: Engine; embedded: Engine; runs: number }> = {
  title: `SIGKILL at ${points.length} points of a delivery with ${behaviours.length} mail servers, and while three people write`,
  prove: async ({ postgres, embedded, runs }) => [
    ...(await killWorkers(postgres, runs)),
    ...(await killUnderWrite(postgres, runs)),
    ...(await killUnderWrite(embedded, runs)),
  ],
};

async function killWorkers(engine: Engine, runs: number): Promise<string[]> {
  const scene = await openScene(await engine.empty());
  const wrong: string[] = [];
  let atPoint = 0;
  const cases = Array.from({ length: runs }, (_, run) => points.map((point, at) => ({ point, at: run + at }))).flat();
  for (const { point, at } of cases) {
    const behaviour = behaviours[at % behaviours.length] as MailBehaviour;
    await clear(scene);
    scene.mail.behave(behaviour);
    await insertDueCards(scene, 1);
    const worker = await startHelper('delivery-worker.process.ts', JSON.stringify(scene.env));
    const ended = once(worker, 'exit').then(() => true);
    worker.send({ killAt: point });
    const recorded = until(() => hasEndedAttempt(scene), waitForPointMs);
    if (await Promise.race([ended, recorded.then((isRecorded) => isRecorded && point === 'recorded')])) atPoint += 1;
    worker.kill('SIGKILL');
    await ended;

    scene.mail.behave('accept');
    const survivor = createDeliveryWorker(scene.context, { pollMs: 50 });
    survivor.start();
    const isSettled = await until(async () => {
      await letTimePass(scene, survivor.id);
      return (await count(scene)).waiting === 0;
    }, 20_000);
    await survivor.stop();
    const { states, sent, uncertain, messages, different } = await count(scene);
    if (!isSettled || messages !== different || (sent !== messages && uncertain === 0))
      wrong.push(`killed ${point}, ${JSON.stringify(behaviour)}: ${JSON.stringify(states)}, ${messages} messages`);
  }
  await scene.close();
  console.log(`  ${cases.length} workers killed, ${atPoint} at their point, ${wrong.length} cards wrong`);
  return wrong;
}

async function killUnderWrite(engine: Engine, kills: number): Promise<string[]> {
  const { env } = await engine.started();
  const found = await surviveKills({ kills, seed: chooseSeed('kills'), env, settleWithinMs: 600_000 });
  console.log(
    `  ${kills} servers killed on ${engine.name}: ${found.rows} rows acknowledged, ${found.broken.length} lost or different, ` +
      `${found.messages} messages, ${found.duplicates} twice, ${found.sent} cards sent, ${found.unknown} not certain`,
  );
  return found.duplicates > 0 ? [...found.broken, `${found.duplicates} messages arrived twice`] : found.broken;
}

async function hasEndedAttempt({ context }: Scene): Promise<boolean> {
  const ended = sql`select 1 from card_delivery_logs where delivery_status <> 'sending' limit 1`;
  return (await context.database.orm.execute(ended)).rows.length > 0;
}

/** Expires all leases except those of one worker and makes the next attempts due, instead of waiting. */
async function letTimePass({ context }: Scene, worker: string): Promise<void> {
  await context.database.orm.execute(
    sql`update cards set next_attempt_at = least(next_attempt_at, now()),
      lease_until = case when lease_owner = ${worker} then lease_until when lease_until is not null then now() end`,
  );
}
