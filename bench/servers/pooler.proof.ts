import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../engine.ts';
import type { Proof } from '../proofs/proof.ts';
import { openScene } from '../scene.ts';
import type { Servers } from './debian-servers.ts';
import { liveThrough } from './fleet.ts';

const windowMs = 30_000;

export const poolerProof: Proof<Servers> = {
  title: 'two web and two worker processes behind PgBouncer in transaction mode, all restarted at once',
  prove: async ({ servers, primary, engine }) => {
    const place = await engine.started();
    const direct = place.env.DATABASE_URL ?? '';
    const scene = await openScene(place);
    scene.env.DATABASE_URL = await servers.startPgBouncer(primary, direct);
    const wrong = await liveThrough(scene, {
      ...{ each: 2, due: 500, windowMs },
      event: async (processes, renew) => {
        await wait(windowMs / 2);
        // A lock of the first start left in PgBouncer would block the second one forever.
        await Promise.all(Array.from({ length: processes }, (_, at) => renew(at)));
        await wait(windowMs / 2);
      },
    });
    const locks = await ask(direct, `select 1 from pg_locks where locktype = 'advisory'`);
    await scene.close();
    return [...wrong, ...(locks.length === 0 ? [] : [`${locks.length} locks are left`])];
  },
};
