import { cards } from '../../src/server/db/tables/cards.ts';
import { spawnWorker } from './kills.proof.ts';
import { arrivals, countByStatus, insertDueCards, openScene, type Proof, until } from './proof-kit.ts';

const dueAtOnce = 1_000;
const leadMs = 3_000;

export const workersProof: Proof = {
  title: `Two workers, ${dueAtOnce} cards due at once`,
  runs: 20,
  prove: async (databases, runs, keep) => {
    let arrivedMs: number[] = [];
    const scene = await openScene(databases, (stage) => {
      if (stage === 'stored') arrivedMs.push(Date.now());
    });
    const workers = await Promise.all([spawnWorker(scene), spawnWorker(scene)]);
    for (const worker of workers) worker.send('start');
    const wrong: string[] = [];
    const p99: number[] = [];
    let astray = 0;
    for (let run = 1; run <= runs; run += 1) {
      await scene.context.database.orm.delete(cards);
      scene.mail.messages.length = 0;
      arrivedMs = [];
      const dueMs = Date.now() + leadMs;
      await insertDueCards(scene, dueAtOnce, { inMs: leadMs });
      await until(async () => (await countByStatus(scene)).sent === dueAtOnce, 120_000);
      const states = await countByStatus(scene);
      const after = arrivedMs.map((at) => at - dueMs).sort((a, b) => a - b);
      const different = arrivals(scene).size;
      console.log(
        `  run ${run}: ${scene.mail.messages.length} messages, ${different} different, ${states.sent} sent; ` +
          `accepted ${seconds(after[499])} (median), ${seconds(after[989])} (p99) after due`,
      );
      p99.push((after[989] ?? Number.NaN) / 1000);
      if (scene.mail.messages.length !== dueAtOnce || different !== dueAtOnce) astray += 1;
      if (scene.mail.messages.length !== dueAtOnce || different !== dueAtOnce || states.sent !== dueAtOnce) {
        wrong.push(`run ${run}: ${scene.mail.messages.length} messages, ${JSON.stringify(states)}`);
      }
      if ((after[989] ?? Number.POSITIVE_INFINITY) > 60_000) wrong.push(`run ${run}: p99 is over 60 s`);
    }
    for (const worker of workers) worker.kill('SIGKILL');
    await scene.close();
    keep('runs', '', runs);
    keep('runs with more or fewer messages than cards', '', astray);
    keep('p99 from due to accepted, slowest run', 's', Math.max(...p99));
    return wrong;
  },
};

const seconds = (ms = Number.NaN) => `${(ms / 1000).toFixed(1)} s`;
