import { signUp } from '../../tests/process/api-client.ts';
import { keepBusy, zoneWithNoon } from '../../tests/process/busy-person.ts';
import { findBroken, openLedger, type Shown } from '../../tests/process/ledger.ts';
import { seededRandom } from '../../tests/process/seeded-random.ts';
import { ask } from './debian-servers.ts';
import { complaints, type Member, startMember } from './fleet.ts';
import { arrivals, countByStatus, insertDueCards, openScene, until } from './proof-kit.ts';
import type { ServersProof } from './servers-proof.ts';

const due = 1_000;
const people = ['ada', 'ben', 'cleo', 'dan'];
const cardsEach = 12;

export const poolerProof: ServersProof = {
  title: `Two web and two worker processes behind PgBouncer in transaction mode, ${due} cards due, ${people.length} people at work`,
  prove: async ({ servers, primary, databases, keep }) => {
    const scene = await openScene(databases);
    const direct = new URL(scene.environment.DATABASE_URL ?? '');
    const name = direct.pathname.slice(1);
    const port = await servers.startPgBouncer(primary, name);
    const env = { ...scene.environment, DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/${name}` };
    const wrong: string[] = [];
    let members: Member[] = [];
    try {
      for (const round of ['first start', 'second start']) {
        const begunMs = performance.now();
        members = await Promise.all(
          (['web', 'web', 'worker', 'worker'] as const).map((role) => startMember(role, env)),
        );
        console.log(`  ${round} of all four at once: ${seconds(performance.now() - begunMs)}`);
        if (round === 'first start') await Promise.all(members.map((member) => member.kill('SIGTERM')));
      }
      await insertDueCards(scene, due);
      const begunMs = performance.now();
      const webs = members.filter(({ role }) => role === 'web');
      const shown = await Promise.all(people.map((person, at) => work(webs[at % webs.length]?.port ?? 0, person)));
      wrong.push(...shown.flatMap(({ broken }) => broken));
      const all = await until(
        async () => !(await countByStatus(scene)).scheduled && scene.mail.messages.length >= due,
        120_000,
      );
      const tookMs = performance.now() - begunMs;
      const states = await countByStatus(scene);
      const different = arrivals(scene).size;
      const locks = await ask<{ held: number }>(
        primary.port,
        name,
        `select count(*)::int as held from pg_locks where locktype = 'advisory'`,
      );
      const said = complaints(members);
      const rows = shown.reduce((sum, { rows }) => sum + rows, 0);
      console.log(
        `  ${scene.mail.messages.length} messages, ${different} different, ${JSON.stringify(states)}; ${rows} acknowledged rows, ` +
          `${shown.reduce((sum, { pictures }) => sum + pictures, 0)} pictures drawn by jobs; ${seconds(tookMs)}; ${locks[0]?.held} locks left; ${said.length} complaints`,
      );
      if (!all || different !== scene.mail.messages.length)
        wrong.push(`${scene.mail.messages.length} messages, ${different} different`);
      if (locks[0]?.held !== 0) wrong.push(`${locks[0]?.held} advisory locks are left on the server's connections`);
      wrong.push(...said);
      keep('messages', '', scene.mail.messages.length);
      keep('messages that arrived twice', '', scene.mail.messages.length - different);
      keep('complaints', '', said.length);
    } finally {
      await Promise.all(members.map((member) => member.kill('SIGKILL')));
      await scene.close();
    }
    return wrong;
  },
};

/** Somebody makes contacts, dates and cards, has pictures drawn, approves and sends; then looks at what is there. */
async function work(port: number, name: string) {
  const address = `http://127.0.0.1:${port}`;
  const timeZone = zoneWithNoon(new Date());
  const client = await signUp(address, { name, email: `${name}@example.test`, timeZone });
  const ledger = openLedger();
  await keepBusy({
    ...{ client, ledger, name, timeZone, random: seededRandom(name.length) },
    serving: async () => {},
    isOver: () => ledger.cards.length >= cardsEach,
  });
  const states = async () =>
    Promise.all(
      ledger.generationIds.map(
        async (id) => ((await client.call('GET', `/api/generations/${id}`)).body as { state: string }).state,
      ),
    );
  const drawn = await until(async () => (await states()).every((state) => state === 'done'), 240_000);
  const [contacts, dates, cards] = await Promise.all(
    ['/api/people', '/api/important-dates', '/api/cards'].map((path) => client.call('GET', path)),
  );
  const broken = findBroken(ledger, { people: contacts?.body, dates: dates?.body, cards: cards?.body } as Shown);
  if (!drawn) broken.push(`pictures of ${name}: ${(await states()).join(', ')}`);
  return {
    broken,
    rows: ledger.people.length + ledger.dates.length + ledger.cards.length,
    pictures: ledger.generationIds.length,
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
