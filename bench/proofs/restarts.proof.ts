import { sql } from 'drizzle-orm';
import { cards } from '../../src/server/db/tables/cards.ts';
import { createDeliveryWorker } from '../../src/server/features/delivery/delivery-worker.ts';
import { arrivals, countByStatus, insertDueCards, openScene, type Proof, until } from './proof-kit.ts';

const cardsPerRun = 60;
const recoverWithinMs = 90_000;

export const restartsProof: Proof = {
  title: 'The database crashes and recovers in the middle of sending',
  runs: 20,
  prove: async (databases, runs, keep) => {
    const scene = await openScene(databases);
    const wrong: string[] = [];
    let unknown = 0;
    let slowestMs = 0;
    for (let run = 1; run <= runs; run += 1) {
      await scene.context.database.orm.delete(cards);
      scene.mail.messages.length = 0;
      scene.mail.behave({ slowMs: 30 });
      await insertDueCards(scene, cardsPerRun);
      const worker = createDeliveryWorker(scene.context, { pollMs: 200 });
      worker.start();
      await scene.mail.received(10 + run);
      const { rows } = await scene.context.database.orm.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      // One backend that dies makes the server end all others and recover from its log, as after a crash.
      process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
      const begunMs = performance.now();
      const settled = await until(async () => {
        const states = await countByStatus(scene);
        return !states.scheduled && !states.approved_and_scheduled;
      }, recoverWithinMs);
      const tookMs = performance.now() - begunMs;
      slowestMs = Math.max(slowestMs, tookMs);
      await worker.stop();
      const states = await countByStatus(scene);
      unknown += states['failed unknown'] ?? 0;
      const twice = [...arrivals(scene).values()].filter((count) => count > 1).length;
      const accounted = (states.sent ?? 0) + (states['failed unknown'] ?? 0);
      if (!settled || twice > 0 || accounted !== cardsPerRun || scene.mail.messages.length < (states.sent ?? 0)) {
        wrong.push(`run ${run}: ${JSON.stringify(states)}, ${scene.mail.messages.length} messages, ${twice} twice`);
      }
    }
    await scene.close();
    console.log(
      `  ${runs} crashes with ${cardsPerRun} cards each: ${unknown} cards uncertain, the slowest recovery took ${(slowestMs / 1000).toFixed(1)} s`,
    );
    keep('crashes', '', runs);
    keep('slowest recovery', 's', slowestMs / 1000);
    keep('uncertain cards', '', unknown);
    keep('wrong', '', wrong.length);
    return wrong;
  },
};
