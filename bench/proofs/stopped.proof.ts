import { setTimeout as wait } from 'node:timers/promises';
import { cards } from '../../src/server/db/tables/cards.ts';
import { createDeliveryWorker } from '../../src/server/features/delivery/delivery-worker.ts';
import { spawnWorker } from './kills.proof.ts';
import { countByStatus, insertDueCards, letTimePass, openScene, type Proof, until } from './proof-kit.ts';

/** Long enough for the stopped one to finish what it was doing, were it let. */
const goOnMs = 1_000;

export const stoppedProof: Proof = {
  title: 'A worker stopped (SIGSTOP) before its fence, past its lease, and continued',
  runs: 10,
  prove: async (databases, runs, keep) => {
    const scene = await openScene(databases);
    const wrong: string[] = [];
    let messages = 0;
    for (let run = 1; run <= runs; run += 1) {
      await scene.context.database.orm.delete(cards);
      scene.mail.messages.length = 0;
      await insertDueCards(scene, 1);
      const stopped = await spawnWorker(scene);
      stopped.send({ point: 'before the fence', signal: 'SIGSTOP' });
      stopped.send('start');
      await until(async () => (await countByStatus(scene)).scheduled === 1, 10_000);
      await wait(goOnMs);
      await letTimePass(scene);
      const other = createDeliveryWorker(scene.context, { pollMs: 50 });
      other.start();
      await until(async () => (await countByStatus(scene)).sent === 1, 10_000);
      stopped.kill('SIGCONT');
      await wait(goOnMs);
      await other.stop();
      stopped.kill('SIGKILL');
      messages += scene.mail.messages.length;
      if (scene.mail.messages.length !== 1) wrong.push(`run ${run}: ${scene.mail.messages.length} messages`);
    }
    await scene.close();
    console.log(`  ${runs} cards, ${messages} messages`);
    keep('cards', '', runs);
    keep('extra messages', '', messages - runs);
    return wrong;
  },
};
