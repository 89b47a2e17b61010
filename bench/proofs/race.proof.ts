import { sql } from 'drizzle-orm';
import { IllegalTransition } from '../../src/domain/card-lifecycle.ts';
import { lockCard } from '../../src/server/features/cards/cards.store.ts';
import { skipCard } from '../../src/server/features/cards/skip-card.ts';
import { claimDueCards } from '../../src/server/features/delivery/queue/claim-due-cards.store.ts';
import type { Engine } from '../engine.ts';
import { clear, count, insertDueCards, openScene } from '../scene.ts';
import type { Proof } from './proof.ts';

const racesOfRun = 25;

export const raceProof: Proof<{ postgres: Engine; runs: number }> = {
  title: 'a card is skipped or claimed, never both',
  prove: async ({ postgres, runs }) => {
    const scene = await openScene(await postgres.empty());
    const { database, clock } = scene.context;
    const races = runs * racesOfRun;
    let skipped = 0;
    let both = 0;
    for (let race = 0; race < races; race += 1) {
      const [id = 0] = await insertDueCards(scene, 1);
      const claim = () =>
        claimDueCards(database.orm, { worker: 'w', limit: 20, now: clock.now(), verifiedOnly: false });
      const skip = () =>
        database
          .transaction(async (tx) => {
            const card = await lockCard(tx, scene.owner.userId, id);
            if (card) await skipCard(tx, card);
          })
          .catch((error: unknown) => {
            if (!(error instanceof IllegalTransition)) throw error;
          });
      // The order of the calls is not that of their locks, but it favours one side of the race.
      await Promise.all(race % 2 === 0 ? [claim(), skip()] : [skip(), claim()]);
      const { rows } = await database.orm.execute(sql`select 1 from card_delivery_logs where card_id = ${id}`);
      const isSkipped = (await count(scene)).states.skipped === 1;
      if (isSkipped) skipped += 1;
      if (isSkipped && rows.length > 0) both += 1;
      await clear(scene);
    }
    await scene.close();
    console.log(`  ${races} races: ${skipped} skipped, ${races - skipped} claimed, ${both} both`);
    return both > 0 ? [`${both} cards were skipped and claimed`] : [];
  },
};
