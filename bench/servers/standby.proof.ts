import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../engine.ts';
import type { Proof } from '../proofs/proof.ts';
import { openScene } from '../scene.ts';
import type { Servers } from './debian-servers.ts';
import { liveThrough } from './fleet.ts';

const killAfter = 150;
/** The time that a monitor of the primary needs to notice, and to promote the standby. */
const promoteAfterMs = 5_000;

export const standbyProof: Proof<Servers> = {
  title: `the primary of a synchronous pair is killed while cards are sent, and the standby promoted after ${promoteAfterMs / 1000} s`,
  prove: async ({ servers, primary, engine }) => {
    const place = await engine.started();
    const standby = await servers.startStandby(primary);
    // Only now, so that the standby, once primary, does not wait for another one.
    await ask(`${primary.url}/postgres`, `alter system set synchronous_standby_names = '*'`);
    await ask(`${primary.url}/postgres`, 'select pg_reload_conf()');
    const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`;
    const name = new URL(place.databaseUrl ?? '').pathname;
    place.env.DATABASE_URL = `postgres://postgres@${hosts}${name}?target_session_attrs=read-write`;
    const scene = await openScene(place);
    scene.mail.behave({ slowMs: 30 });
    const event = async () => {
      await scene.mail.received(killAfter);
      primary.kill();
      await wait(promoteAfterMs);
      standby.promote();
    };
    const wrong = await liveThrough(scene, { each: 2, due: 600, windowMs: 0, mayComplain: true, event });
    await scene.close();
    return wrong;
  },
};
