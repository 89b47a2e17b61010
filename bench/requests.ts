import { Agent, get } from 'node:http';

/** A list that is asked for, and in whose name. */
export type Asked = { url: string; cookie?: string };

/** How many milliseconds each answer took, asked for one after the other; `isOver` is told how many there are. */
export async function waitsMs(asked: Asked, isOver: (answers: number) => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const tookMs: number[] = [];
  while (!isOver(tookMs.length)) {
    const begunMs = performance.now();
    await answer(asked, agent);
    tookMs.push(performance.now() - begunMs);
  }
  agent.destroy();
  return tookMs;
}

/** Answers a second to connections that ask again as soon as they have the whole answer. */
export async function answersPerSecond(asked: Asked, connections: number, durationMs = 1_500): Promise<number> {
  const begunMs = performance.now();
  const isOver = () => performance.now() - begunMs > durationMs;
  const all = await Promise.all(Array.from({ length: connections }, () => waitsMs(asked, isOver)));
  return (all.flat().length * 1000) / (performance.now() - begunMs);
}

function answer({ url, cookie }: Asked, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: cookie ? { cookie } : {} }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('error', reject).on('end', resolve).resume();
    }).on('error', reject);
  });
}
