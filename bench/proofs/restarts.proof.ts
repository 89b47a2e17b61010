import { sql } from 'drizzle-orm';
import { createDeliveryWorker } from '../../src/server/features/delivery/delivery-worker.ts';
import { timeMs } from '../compare.ts';
import type { Engine } from '../engine.ts';
import { clear, count, insertDueCards, openScene, until } from '../scene.ts';
import type { Proof } from './proof.ts';

const due = 60;

export const restartsProof: Proof<{ postgres: Engine; runs: number }> = {
  title: `PostgreSQL crashes and recovers while ${due} cards are sent`,
  prove: async ({ postgres, runs }) => {
    const scene = await openScene(await postgres.empty());
    const wrong: string[] = [];
    let slowestMs = 0;
    for (let run = 1; run <= runs; run += 1) {
      await clear(scene);
      scene.mail.behave({ slowMs: 30 });
      await insertDueCards(scene, due);
      const worker = createDeliveryWorker(scene.context, { pollMs: 200 });
      worker.start();
      await scene.mail.received(10 + (run % 40));
      const { rows } = await scene.context.database.orm.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      // If one backend dies, the server ends all others and recovers from its log, as after a crash.
      process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
      const tookMs = await timeMs(() => until(async () => (await count(scene)).waiting === 0, 90_000));
      slowestMs = Math.max(slowestMs, tookMs);
      await worker.stop();
      const { states, sent, uncertain, messages, different } = await count(scene);
      if (sent + uncertain !== due || messages !== different || messages < sent)
        wrong.push(`run ${run}: ${JSON.stringify(states)}, ${messages} messages, ${different} different`);
    }
    await scene.close();
    console.log(`  ${runs} crashes, all cards settled within ${(slowestMs / 1000).toFixed(1)} s`);
    return wrong;
  },
};
