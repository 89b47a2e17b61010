import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { CardListItem } from '../../src/contract/cards.ts';
import type { RoundView } from '../../src/contract/rounds.ts';
import type { CardStylePreset } from '../../src/contract/styles.ts';
import { startFondlyProcess } from '../../tests/process/start-fondly-process.ts';
import type { Engine } from '../engine.ts';
import type { Proof } from './proof.ts';

/** Of each of the runs asked for: 500 by default. */
const peopleInRun = 25;
const most = { firstTenMs: 30_000, allMs: 25 * 60_000, p95Ms: 100 };
const givenNames =
  'Anna Tom Maria Jonas Elena Peter Klara Max Sofia Leo Ida Paul Nora Felix Ruth Emil Greta Otto Hanna Karl Lena Hugo Mila Theo Vera';
const familyNames =
  'Berg Costa Dahl Evans Faber Grant Hale Ivers Jansen Klein Lund Moore Novak Olsen Perry Quist Roth Stone Thorn Weber';
const relationships = [
  'friend',
  'neighbor',
  'colleague',
  'aunt',
  'uncle',
  'cousin',
  'brother',
  'sister',
  'client',
  'mother',
];

/** The promise: 500 people in one round on the embedded database, with a SIGKILL in the middle. */
export const roundsProof: Proof<{ postgres: Engine; embedded: Engine; runs: number }> = {
  title:
    'Watercolor Christmas cards for hundreds in one round, with a SIGKILL in the middle, while somebody looks around',
  prove: async ({ embedded, runs }) => {
    const people = runs * peopleInRun;
    const { env, cookie } = await embedded.started();
    const start = () => startFondlyProcess({ env: { ...env, RATE_LIMIT_FACTOR: '0' } });
    let server = await start();
    const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
      const answer = await fetch(`${server.address}${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    };
    const names = everyName().slice(0, people);
    for (const [at, name] of names.entries()) {
      const relationship = relationships[at % relationships.length];
      await call('POST', '/api/people', { name, relationship, email: `person${at}@example.test` });
    }
    const presets = await call<CardStylePreset[]>('GET', '/api/card-style-presets');
    const watercolor = presets.find(
      ({ category, parameters }) => category === 'AI Generated' && parameters.artStyle === 'Watercolor',
    );
    const plan = {
      who: { everyone: true },
      occasionType: 'christmas',
      options: { look: { kind: 'one', styleId: watercolor?.id }, words: {} },
    };
    const load = loadavg()
      .map((one) => one.toFixed(1))
      .join(' ');
    const startedMs = await processorMs(server.pid);
    const beganMs = performance.now();
    const { id } = await call<RoundView>('POST', '/api/rounds', plan);
    const createdMs = performance.now() - beganMs;
    let firstTenMs = Number.POSITIVE_INFINITY;
    let downMs = 0;
    let msEach = 0;
    const took: Record<string, number[]> = { '/api/people': [], '/api/dashboard/stats': [] };
    const wrong: string[] = [];
    for (let looks = 0; ; looks += 1) {
      for (const [path, times] of Object.entries(took)) {
        const askedMs = performance.now();
        await call('GET', path);
        times.push(performance.now() - askedMs);
      }
      const { state, counts } = await call<RoundView>('GET', `/api/rounds/${id}`);
      if (counts.made >= 10) firstTenMs = Math.min(firstTenMs, performance.now() - beganMs);
      if (downMs === 0 && counts.made >= people / 2) {
        msEach = ((await processorMs(server.pid)) - startedMs) / counts.made;
        const killedMs = performance.now();
        await server.kill('SIGKILL');
        server = await start();
        downMs = performance.now() - killedMs;
      }
      if (state !== 'making') break;
      await wait(looks < 60 ? 500 : 1500);
    }
    const allMs = performance.now() - beganMs;
    const { counts, recipients } = await call<RoundView>('GET', `/api/rounds/${id}`);
    const cards = await call<CardListItem[]>('GET', '/api/cards');
    await server.kill();

    const cardsOf = new Map<number, number>();
    for (const { personId } of cards) cardsOf.set(personId, (cardsOf.get(personId) ?? 0) + 1);
    const lost = recipients.filter(({ personId }) => !cardsOf.has(personId)).length;
    const doubled = [...cardsOf.values()].filter((count) => count > 1).length;
    const nameOf = new Map(recipients.map(({ personId, name }) => [personId, name.split(' ')[0] ?? '']));
    const texts = new Set(cards.map(({ message }) => message));
    const nameless = new Set(cards.map(({ message, personId }) => message.replaceAll(nameOf.get(personId) ?? '', '')));
    for (const [path, times] of Object.entries(took)) {
      const { median, p95 } = spread(times);
      console.log(`  ${path}: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${times.length} calls`);
      if (p95 > most.p95Ms) wrong.push(`p95 of ${path} was ${p95.toFixed(0)} ms`);
    }
    console.log(
      `  created in ${createdMs.toFixed(0)} ms, ten after ${(firstTenMs / 1000).toFixed(1)} s, all after ${(allMs / 60_000).toFixed(1)} min ` +
        `(${(downMs / 1000).toFixed(1)} s down), load before ${load}, after ${loadavg()[0]?.toFixed(1)}, ` +
        `${msEach.toFixed(0)} ms of processor time for each until the kill; ` +
        `${counts.made} made, ${counts.failed} failed, ${lost} lost, ${doubled} doubled; ` +
        `${texts.size} different messages, ${nameless.size} without names`,
    );
    if (counts.made !== people || lost > 0 || doubled > 0) wrong.push('cards were lost, doubled or failed');
    if (texts.size !== people || nameless.size !== people) wrong.push('two messages are the same');
    if (firstTenMs > most.firstTenMs) wrong.push('the first ten took too long');
    if (allMs > most.allMs) wrong.push('all took too long');
    return wrong;
  },
};

/** What a process has used of all processors, which no other work of the machine changes; Linux only. */
async function processorMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

function everyName(): string[] {
  const families = familyNames.split(' ');
  return givenNames.split(' ').flatMap((given) => families.map((family) => `${given} ${family}`));
}

function spread(times: readonly number[]): { median: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
