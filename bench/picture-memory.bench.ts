import { setTimeout as wait } from 'node:timers/promises';
import { artStyles } from '../src/contract/vocabulary.ts';
import { type ApiClient, signUp } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import type { MeasuredRow } from './measure.ts';
import { residentMb } from './resident-memory.ts';

const sampleEveryMs = 100;
const restMs = 5_000;
const perPerson = 5;

/** What the server holds while it draws two cards and twenty wait, over what it holds at rest. */
export const pictureMemoryBench: Benchmark = {
  title: 'Memory of the server while two cards are drawn and twenty wait (three pictures each)',
  run: async (databases) => {
    const database = await databases.create();
    // The first start draws the pictures of all styles: the second is what a server at rest is.
    await (await startFondlyProcess({ env: database.env })).kill('SIGTERM');
    const server = await startFondlyProcess({ env: database.env });
    try {
      const people = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          signUp(server.address, { name: `Person ${at}`, email: `person${at}@bench.test` }),
        ),
      );
      await wait(restMs);
      const idle = residentMb(server.pid);

      const jobs: { person: ApiClient; jobId: number }[] = [];
      let refusals = 0;
      for (const person of people)
        for (let at = 0; at < perPerson; at += 1) {
          const jobId = await ask(person, jobs.length);
          if (jobId === null) refusals += 1;
          else jobs.push({ person, jobId });
        }
      let peak = 0;
      let isDone = false;
      const watch = (async () => {
        while (!isDone) {
          peak = Math.max(peak, residentMb(server.pid));
          await wait(sampleEveryMs);
        }
      })();
      for (const { person, jobId } of jobs) await waitFor(person, jobId);
      isDone = true;
      await watch;
      return [
        row('cards taken', 'cards', jobs.length),
        row('asked to come back (429)', 'cards', refusals),
        row('idle', 'MB', idle),
        row('highest while drawing', 'MB', peak),
        row('over idle', 'MB', peak - idle),
      ];
    } finally {
      await server.close();
      database.remove();
    }
  },
};

/** A card of a style by turns; null when the server asks to come back. */
async function ask(person: ApiClient, at: number): Promise<number | null> {
  const styleSettings = { category: 'AIgen', artStyle: artStyles[at % artStyles.length], visualDetail: 'Detailed' };
  const { status, body } = await person.call(
    'POST',
    '/api/cards/generate',
    { category: 'birthday', title: 'Happy Birthday', styleSettings },
    { prefer: 'respond-async' },
  );
  if (status === 429) return null;
  if (status !== 202) throw new Error(`A card was answered ${status}: ${JSON.stringify(body)}`);
  return (body as { jobId: number }).jobId;
}

async function waitFor(person: ApiClient, jobId: number): Promise<void> {
  for (;;) {
    const { body } = await person.call('GET', `/api/generations/${jobId}`);
    const { state } = body as { state: string };
    if (state === 'done') return;
    if (state !== 'queued' && state !== 'running') throw new Error(`Generation ${jobId} ended as ${state}`);
    await wait(sampleEveryMs);
  }
}

function row(name: string, unit: string, value: number): MeasuredRow {
  return { name, unit, median: value, lowest: value, highest: value, ratio: null };
}
