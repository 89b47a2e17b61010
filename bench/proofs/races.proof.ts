import { sql } from 'drizzle-orm';
import { IllegalTransition } from '../../src/domain/card-lifecycle.ts';
import { lockCard } from '../../src/server/features/cards/cards.store.ts';
import { skipCard } from '../../src/server/features/cards/skip-card.ts';
import { claimDueCards } from '../../src/server/features/delivery/queue/claim-due-cards.store.ts';
import { countByStatus, insertDueCards, openScene, type Proof } from './proof-kit.ts';

export const racesProof: Proof = {
  title: 'Skip against claim',
  runs: 500,
  prove: async (databases, runs, keep) => {
    const scene = await openScene(databases);
    const { database, clock } = scene.context;
    let skipped = 0;
    let both = 0;
    for (let run = 0; run < runs; run += 1) {
      const [id = 0] = await insertDueCards(scene, 1);
      const claim = () =>
        claimDueCards(database.orm, { worker: 'w', limit: 20, now: clock.now(), verifiedOnly: false });
      const skip = () =>
        database
          .transaction(async (tx) => {
            const card = await lockCard(tx, scene.owner.userId, id);
            if (card) await skipCard(tx, card);
            return true;
          })
          .catch((error: unknown) => {
            if (error instanceof IllegalTransition) return false;
            throw error;
          });
      // The order of the two calls is not the order of their locks, but it tilts the race to either side.
      await Promise.all(run % 2 === 0 ? [claim(), skip()] : [skip(), claim()]);
      const states = await countByStatus(scene);
      if (states.skipped) skipped += 1;
      const { rows } = await database.orm.execute<{ attempts: number }>(
        sql`select count(*)::int as attempts from card_delivery_logs where card_id = ${id}`,
      );
      if (states.skipped && rows[0]?.attempts) both += 1;
      await database.orm.execute(sql`delete from cards`);
    }
    await scene.close();
    console.log(`  ${runs} races: ${skipped} skipped, ${runs - skipped} claimed, ${both} both`);
    keep('races', '', runs);
    keep('skipped', '', skipped);
    keep('both skipped and claimed', '', both);
    return both > 0 ? [`${both} cards were skipped and claimed`] : [];
  },
};
