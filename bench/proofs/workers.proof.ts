import type { Engine } from '../engine.ts';
import { startHelper } from '../helper-process.ts';
import { clear, count, insertDueCards, openScene, until } from '../scene.ts';
import type { Proof } from './proof.ts';

const due = 1_000;
/** Enough time to insert them. */
const leadMs = 10_000;

export const workersProof: Proof<{ postgres: Engine; runs: number }> = {
  title: `two workers send ${due} cards that are due at once, each of them once`,
  prove: async ({ postgres, runs }) => {
    const scene = await openScene(await postgres.empty());
    const start = () => startHelper('delivery-worker.process.ts', JSON.stringify(scene.env));
    const workers = [await start(), await start()];
    for (const worker of workers) worker.send({});
    const wrong: string[] = [];
    for (let run = 1; run <= runs; run += 1) {
      await clear(scene);
      const dueMs = Date.now() + leadMs;
      await insertDueCards(scene, due, () => ({ dueAt: new Date(dueMs) }));
      await until(async () => (await count(scene)).sent === due, 120_000);
      const { states, sent, messages, different, latestMs } = await count(scene);
      console.log(
        `  run ${run}: ${messages} messages, ${different} different, the last ${(latestMs / 1000).toFixed(1)} s after it was due`,
      );
      if (messages !== due || different !== due || sent !== due) wrong.push(`run ${run}: ${JSON.stringify(states)}`);
    }
    for (const worker of workers) worker.kill('SIGKILL');
    await scene.close();
    return wrong;
  },
};
