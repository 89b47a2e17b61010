import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { cards } from '../../src/server/db/tables/cards.ts';
import { createDeliveryWorker } from '../../src/server/features/delivery/delivery-worker.ts';
import type { MailBehaviour } from '../../tests/servers/mail-server.ts';
import {
  arrivals,
  countByStatus,
  insertDueCards,
  letTimePass,
  openScene,
  type Proof,
  type Scene,
  until,
} from './proof-kit.ts';

const ownPoints = ['claimed', 'before the fence', 'after the fence', 'answered'] as const;
const serverPoints = ['connect', 'rcpt', 'stored'] as const;
const points = [...ownPoints, ...serverPoints, 'recorded'] as const;
const behaviours: [string, MailBehaviour][] = [
  ['450', { reply: 450, at: 'rcpt' }],
  ['421', { reply: 421, at: 'connect' }],
  ['550', { reply: 550, at: 'rcpt' }],
  ['554', { reply: 554, at: 'end' }],
  ['drop before data', { drop: 'before-data' }],
  ['drop during data', { drop: 'during-data' }],
  ['drop after data', { drop: 'after-data' }],
  ['stall', { stall: 'end' }],
  ['slow', { slowMs: 50 }],
  ['accept', 'accept'],
];
/** A point that this behaviour never lets it reach: it is killed wherever it is then. */
const waitForPointMs = 15_000;

async function hasEndedAttempt({ context }: Scene): Promise<boolean> {
  const { rows } = await context.database.orm.execute(
    sql`select 1 from card_delivery_logs where delivery_status <> 'sending' limit 1`,
  );
  return rows.length > 0;
}

/** A worker process, started and waiting. */
export async function spawnWorker({ environment }: Scene): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./delivery-worker.process.ts', import.meta.url)), [
    JSON.stringify(environment),
  ]);
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

export const killsProof: Proof = {
  title: `SIGKILL at ${points.length} points of a delivery, with ${behaviours.length} mail servers in turn`,
  runs: 50,
  prove: async (databases, runs, keep) => {
    let killAt: string | null = null;
    let child: ChildProcess | null = null;
    const scene = await openScene(databases, (stage) => {
      if (stage !== killAt) return;
      killAt = null;
      child?.kill('SIGKILL');
    });
    const wrong: string[] = [];
    const totals: Record<string, number> = {};
    let atPoint = 0;
    let slowestMs = 0;
    let next = spawnWorker(scene);
    for (let run = 0; run < runs * points.length; run += 1) {
      const point = points[run % points.length] ?? 'claimed';
      const [name, behaviour] = behaviours[Math.floor(run / points.length + run) % behaviours.length] ?? ['', 'accept'];
      await scene.context.database.orm.delete(cards);
      scene.mail.messages.length = 0;
      scene.mail.behave(behaviour);
      const [id] = await insertDueCards(scene, 1);
      const worker = await next;
      next = spawnWorker(scene);
      child = worker;
      const ended = new Promise<boolean>((resolve) =>
        worker.once('exit', (_code, signal) => resolve(signal === 'SIGKILL')),
      );
      killAt = serverPoints.some((each) => each === point) ? point : null;
      if (ownPoints.some((each) => each === point)) worker.send({ point, signal: 'SIGKILL' });
      worker.send('start');
      let gone = false;
      const over = until(async () => gone || (await hasEndedAttempt(scene)), waitForPointMs);
      if (await Promise.race([ended, over.then((isOver) => isOver && point === 'recorded')])) atPoint += 1;
      gone = true;
      worker.kill('SIGKILL');
      await ended;

      killAt = null;
      scene.mail.behave('accept');
      const begunMs = performance.now();
      const survivor = createDeliveryWorker(scene.context, { pollMs: 50 });
      await letTimePass(scene, survivor.id);
      survivor.start();
      const settled = await until(async () => {
        const states = await countByStatus(scene);
        if (states.scheduled) await letTimePass(scene, survivor.id);
        return !states.scheduled && !states.approved_and_scheduled;
      }, 20_000);
      await survivor.stop();
      slowestMs = Math.max(slowestMs, performance.now() - begunMs);

      const [state = 'gone'] = Object.keys(await countByStatus(scene));
      const arrived = scene.mail.messages.length;
      totals[`${state}, ${arrived} arrived`] = (totals[`${state}, ${arrived} arrived`] ?? 0) + 1;
      const twice = [...arrivals(scene).values()].some((count) => count > 1);
      const isFalse = (state === 'sent') !== (arrived === 1) && state !== 'failed unknown';
      if (!settled || twice || isFalse)
        wrong.push(`killed ${point}, ${name}: card ${id} is ${state}, ${arrived} arrived`);
      if (point === points.at(-1)) console.log(`  ${run + 1} kills, ${atPoint} at their point, ${wrong.length} wrong`);
    }
    (await next).kill('SIGKILL');
    await scene.close();
    keep('kills', '', runs * points.length);
    keep('at their point', '', atPoint);
    keep('wrong', '', wrong.length);
    keep('slowest to settle after its lease', 's', slowestMs / 1000);
    console.log(
      `  ${runs * points.length} kills, ${atPoint} at their point, ${wrong.length} wrong; the slowest settled in ${Math.round(slowestMs)} ms after its lease`,
    );
    console.log(
      `  ${Object.entries(totals)
        .map(([state, count]) => `${count} ${state}`)
        .join('; ')}`,
    );
    return wrong;
  },
};
