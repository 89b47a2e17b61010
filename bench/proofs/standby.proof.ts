import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './debian-servers.ts';
import { countLost, keepWriting, type Member, startBalancer, startMember } from './fleet.ts';
import { arrivals, countByStatus, insertDueCards, openScene, until } from './proof-kit.ts';
import type { ServersProof } from './servers-proof.ts';

const due = 600;
const killAfter = 150;
/** What whoever watches the primary needs to notice, and to promote the standby. */
const promoteAfterMs = 5_000;
const backWithinMs = 60_000;

export const standbyProof: ServersProof = {
  title: `The primary of a synchronous pair is killed while ${due} cards are sent, and the standby promoted after ${promoteAfterMs / 1000} s`,
  prove: async ({ servers, primary, databases, keep }) => {
    const standby = await servers.startStandby(primary);
    // Only now, so that the standby does not wait for another one once it is the primary.
    await ask(primary.port, 'postgres', `alter system set synchronous_standby_names = '*'`);
    await ask(primary.port, 'postgres', 'select pg_reload_conf()');
    const both = {
      ...databases,
      create: async () => {
        const database = await databases.create();
        const name = new URL(database.databaseUrl ?? '').pathname;
        const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`;
        const databaseUrl = `postgres://postgres@${hosts}${name}?target_session_attrs=read-write`;
        return { ...database, databaseUrl, env: { ...database.env, DATABASE_URL: databaseUrl } };
      },
    };
    const arrivedMs: number[] = [];
    const scene = await openScene(both, (stage) => {
      if (stage === 'stored') arrivedMs.push(performance.now());
    });
    const members: Member[] = [];
    const wrong: string[] = [];
    try {
      for (const role of ['web', 'web', 'worker', 'worker'] as const)
        members.push(await startMember(role, scene.environment));
      const balancer = await startBalancer(members.filter(({ role }) => role === 'web').map(({ port }) => port));
      let over = false;
      const writing = keepWriting(balancer.address, () => over);
      scene.mail.behave({ slowMs: 30 });
      await insertDueCards(scene, due);
      await scene.mail.received(killAfter);
      primary.kill();
      const killedMs = performance.now();
      await wait(promoteAfterMs);
      standby.promote();
      const promotedMs = performance.now();
      const settled = await until(async () => {
        const states = await countByStatus(scene);
        return !states.scheduled && !states.approved_and_scheduled;
      }, 180_000);
      const settledMs = performance.now();
      await wait(2_000);
      over = true;
      const written = await writing;
      const lost = await countLost(written);
      balancer.close();

      const states = await countByStatus(scene);
      const counts = arrivals(scene);
      const twice = [...counts.values()].filter((count) => count > 1).length;
      const uncertain = states['failed unknown'] ?? 0;
      const backMs = (arrivedMs.find((at) => at > promotedMs) ?? Number.POSITIVE_INFINITY) - killedMs;
      console.log(
        `  ${arrivedMs.filter((at) => at < killedMs).length} of ${due} had arrived; sending again ${seconds(backMs)} after the kill, all settled after ${seconds(settledMs - killedMs)}; ` +
          `pages wrote nothing for ${seconds(written.longestMs)}; ${states.sent} sent, ${uncertain} not certain, ${twice} twice, ` +
          `${written.ids.length} contacts acknowledged, ${lost} lost`,
      );
      keep('sending again after the kill', 's', backMs / 1000);
      keep('longest time without a write', 's', written.longestMs / 1000);
      keep('messages that arrived twice', '', twice);
      keep('uncertain cards', '', uncertain);
      keep('acknowledged contacts lost', '', lost);
      if (!settled || (states.sent ?? 0) + uncertain !== due) wrong.push(`the cards are ${JSON.stringify(states)}`);
      if (counts.size < (states.sent ?? 0)) wrong.push(`${states.sent} are sent and ${counts.size} arrived`);
      if (twice > 0) wrong.push(`${twice} messages arrived twice`);
      if (lost > 0) wrong.push(`${lost} acknowledged contacts are lost`);
      if (backMs > backWithinMs || written.longestMs > backWithinMs) wrong.push('it was away for more than a minute');
    } finally {
      await Promise.all(members.map((member) => member.kill('SIGKILL')));
      await scene.close();
    }
    return wrong;
  },
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
