import { setTimeout as wait } from 'node:timers/promises';
import { artStyles } from '../src/contract/vocabulary.ts';
import { type ApiClient, signUp } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Bench } from './compare.ts';
import { residentMb } from './server-load.ts';

const restMs = 5_000;
const people = 6;

export const startBench: Bench = {
  title: 'Start, and memory at rest and with more cards asked for than are accepted (three pictures each)',
  run: async (engine, quick) => {
    const { env } = await engine.empty();
    const first = await startFondlyProcess({ env });
    await first.kill();
    const second = await startFondlyProcess({ env });
    await wait(restMs);
    const restMb = residentMb(second.pid);
    const { accepted, highestMb } = await drawCards(second, quick ? 3 : 5 * people);
    await second.kill();
    return [
      { name: 'first start, on nothing', unit: 's', value: first.startedWithinMs / 1000 },
      { name: 'second start', unit: 's', value: second.startedWithinMs / 1000 },
      { name: 'memory at rest', unit: 'MB', value: restMb },
      { name: `highest while ${accepted} cards are drawn or wait`, unit: 'MB', value: highestMb, floor: restMb },
    ];
  },
};

async function drawCards({ address, pid }: { address: string; pid: number }, asked: number) {
  const clients: ApiClient[] = [];
  for (let at = 0; at < people; at += 1)
    clients.push(await signUp(address, { name: `Person ${at}`, email: `person${at}@example.test` }));
  const drawing = new Map<number, ApiClient>();
  for (let at = 0; at < asked; at += 1) {
    const client = clients[at % people] as ApiClient;
    const styleSettings = { category: 'AIgen', artStyle: artStyles[at % artStyles.length], visualDetail: 'Detailed' };
    const brief = { category: 'birthday', title: 'Happy Birthday', styleSettings };
    const { status, body } = await client.call('POST', '/api/cards/generate', brief, { prefer: 'respond-async' });
    if (status === 202) drawing.set((body as { jobId: number }).jobId, client);
    else if (status !== 429) throw new Error(`A card was answered ${status}: ${JSON.stringify(body)}`);
  }
  let highestMb = 0;
  for (const [id, client] of drawing) {
    for (let state = ''; state !== 'done'; await wait(100)) {
      ({ state } = (await client.call('GET', `/api/generations/${id}`)).body as { state: string });
      if (state === 'failed') throw new Error('A card failed.');
      highestMb = Math.max(highestMb, residentMb(pid));
    }
  }
  return { accepted: drawing.size, highestMb };
}
