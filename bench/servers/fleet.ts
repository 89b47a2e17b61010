import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, createApiClient, signUp } from '../../tests/process/api-client.ts';
import { keepBusy, zoneWithNoon } from '../../tests/process/busy-person.ts';
import { findFreePort } from '../../tests/process/free-port.ts';
import { countRows, findBroken, openLedger, type Shown } from '../../tests/process/ledger.ts';
import { seededRandom } from '../../tests/process/seeded-random.ts';
import { type SpawnedFondly, spawnFondly } from '../../tests/process/spawn-fondly.ts';
import { count, insertDueCards, type Scene, until } from '../scene.ts';

type Member = SpawnedFondly & { role: 'web' | 'worker'; port: string };

/** The number of web processes, of workers, and of cards, which fall due one after the other within the window. */
type Life = {
  each: number;
  due: number;
  windowMs: number;
  /** Connections are lost in this proof, and the processes may log it. */
  mayComplain?: boolean;
  /** The event; `renew` ends a process gracefully and starts one in its place, of this build or another. */
  event(processes: number, renew: (at: number, main?: string) => Promise<void>): Promise<void>;
};

/** Enough time to insert the cards. */
const leadMs = 10_000;
const pauseMs = 300;
const settleMs = 180_000;

/**
 * Lets cards fall due and users work at each web process during an event; prints how late the cards were, and returns
 * what was lost or sent twice.
 */
export async function liveThrough(scene: Scene, { each, due, windowMs, mayComplain, event }: Life): Promise<string[]> {
  const ever: Member[] = [];
  const start = async (role: Member['role'], port: string, main?: string) => {
    const started = spawnFondly({ HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...scene.env, ROLE: role, PORT: port }, main);
    ever.push({ ...started, role, port });
    await started.wrote(role === 'web' ? /Fondly is running at/ : /The Fondly worker is running/);
    return { ...started, role, port };
  };
  const roles = (['web', 'worker'] as const).flatMap((role) => Array.from({ length: each }, () => role));
  const members = await Promise.all(roles.map(async (role) => start(role, String(await findFreePort()))));
  let isOver = false;
  const webs = members.filter(({ role }) => role === 'web');
  const working = webs.map(({ port }, at) => work(`http://127.0.0.1:${port}`, `person${at}`, () => isOver));
  const firstMs = Date.now() + leadMs;
  await insertDueCards(scene, due, (at) => ({ dueAt: new Date(firstMs + (at / due) * windowMs) }));
  await event(members.length, async (at, main) => {
    const { role, port, kill } = members[at] as Member;
    await kill('SIGTERM');
    members[at] = await start(role, port, main);
  });
  await until(async () => (await count(scene)).waiting === 0, windowMs + settleMs);
  isOver = true;
  const people = await Promise.all(working);
  await Promise.all(ever.map((member) => member.kill('SIGKILL')));
  const { states, sent, uncertain, messages, different, latestMs } = await count(scene);
  const rows = people.reduce((sum, person) => sum + person.rows, 0);
  console.log(
    `  ${messages} messages, ${different} different; of ${due} cards ${sent} sent and ${uncertain} not certain, ` +
      `the latest ${(latestMs / 1000).toFixed(1)} s after it was due; ${rows} rows acknowledged`,
  );
  const complaints = ever.flatMap((member) => member.stderr().match(/^.*"level":(?:50|60).{0,300}/gm) ?? []);
  return [
    ...people.flatMap(({ broken }) => broken),
    ...(mayComplain ? [] : complaints),
    ...(sent + uncertain === due ? [] : [`the cards are ${JSON.stringify(states)}`]),
    ...(messages === different ? [] : [`${messages - different} messages arrived twice`]),
    ...(different >= sent ? [] : [`${sent} are sent and ${different} arrived`]),
  ];
}

/** Adds contacts, dates and cards, generates, approves and sends cards until the end; then checks what is there. */
async function work(address: string, name: string, isOver: () => boolean) {
  const timeZone = zoneWithNoon(new Date());
  const client = await signUp(address, { name, email: `${name}@example.test`, timeZone });
  const ledger = openLedger();
  const serving = async () => {
    await wait(pauseMs);
    await until(async () => (await createApiClient(address).call('GET', '/api/ready')).status === 200, 60_000);
  };
  const call: ApiClient['call'] = async (...asked) => {
    const answer = await client.call(...asked);
    // As if the connection had broken: the outcome is unknown.
    if (answer.status >= 500) throw new Error(`${asked[1]} answered ${answer.status}`);
    return answer;
  };
  const random = seededRandom(name.length);
  await keepBusy({ client: { ...client, call }, ledger, name, timeZone, random, serving, isOver });
  const read = async (path: string) => (await client.call('GET', path)).body;
  let broken: string[] = [];
  // Waits for the cards that were passed to a worker last.
  await until(async () => {
    const [people, dates, cards] = await Promise.all(['/api/people', '/api/important-dates', '/api/cards'].map(read));
    broken = findBroken(ledger, { people, dates, cards } as Shown);
    return broken.length === 0;
  }, settleMs);
  return { rows: countRows(ledger), broken };
}
