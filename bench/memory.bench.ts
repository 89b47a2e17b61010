import { setTimeout as wait } from 'node:timers/promises';
import { artStyles } from '../src/contract/vocabulary.ts';
import { type ApiClient, signUp } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import { singleFigure } from './measure.ts';
import { residentMb } from './process-cost.ts';

const pollMs = 100;
const restMs = 5_000;
const people = 6;
const cardsEach = 5;

/** What the server holds while it draws two cards and the queue is full, over what it holds at rest. */
export const memoryBench: Benchmark = {
  title: 'Memory of the server while two cards are drawn and twenty wait (three pictures each)',
  run: async (databases) => {
    const database = await databases.create();
    // The first start draws the sample pictures of all styles; the second one shows the server at rest.
    await (await startFondlyProcess({ env: database.env })).kill('SIGTERM');
    const server = await startFondlyProcess({ env: database.env });
    try {
      const clients: ApiClient[] = [];
      for (let at = 0; at < people; at += 1) {
        clients.push(await signUp(server.address, { name: `Person ${at}`, email: `person${at}@example.test` }));
      }
      await wait(restMs);
      const restMb = residentMb(server.pid);
      const jobs: Awaited<ReturnType<typeof startCard>>[] = [];
      while (jobs.length < people * cardsEach) {
        jobs.push(await startCard(clients[jobs.length % people] as ApiClient, jobs.length));
      }
      const accepted = jobs.filter((job) => job !== null);
      let highestMb = 0;
      for (const { client, jobId } of accepted) {
        while (await isDrawing(client, jobId)) {
          highestMb = Math.max(highestMb, residentMb(server.pid));
          await wait(pollMs);
        }
      }
      return [
        singleFigure('cards accepted', 'cards', accepted.length),
        singleFigure('refused for now (429)', 'cards', jobs.length - accepted.length),
        singleFigure('at rest', 'MB', restMb),
        singleFigure('highest while drawing', 'MB', highestMb, highestMb / restMb),
      ];
    } finally {
      await server.close();
      database.remove();
    }
  },
};

/** Starts a card in one style after another; null if the server asks to come back later. */
async function startCard(client: ApiClient, at: number): Promise<{ client: ApiClient; jobId: number } | null> {
  const styleSettings = { category: 'AIgen', artStyle: artStyles[at % artStyles.length], visualDetail: 'Detailed' };
  const brief = { category: 'birthday', title: 'Happy Birthday', styleSettings };
  const { status, body } = await client.call('POST', '/api/cards/generate', brief, { prefer: 'respond-async' });
  if (status === 429) return null;
  if (status !== 202) throw new Error(`A card was answered ${status}: ${JSON.stringify(body)}`);
  return { client, jobId: (body as { jobId: number }).jobId };
}

async function isDrawing(client: ApiClient, jobId: number): Promise<boolean> {
  const { body } = await client.call('GET', `/api/generations/${jobId}`);
  const { state } = body as { state: string };
  if (state !== 'queued' && state !== 'running' && state !== 'done') throw new Error(`A card ended as ${state}.`);
  return state !== 'done';
}
