import { Agent, get } from 'node:http';

type Load = { address: string; path: string; cookies?: readonly string[]; connections: number; durationMs: number };

/**
 * Requests per second of a closed loop: each connection asks again as soon as it has its whole answer. The cookies of
 * sessions go round the connections.
 */
export async function requestsPerSecond({ address, path, cookies, connections, durationMs }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begunMs = performance.now();
  let answered = 0;
  const loop = async (_: unknown, connection: number) => {
    const cookie = cookies?.[connection % cookies.length];
    while (performance.now() - begunMs < durationMs) {
      await request(`${address}${path}`, agent, cookie);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  const seconds = (performance.now() - begunMs) / 1000;
  agent.destroy();
  return answered / seconds;
}

type Series = { url: string; agent: Agent; cookie?: string; requests: number };

/** The milliseconds within which a share of the answers was there, asked for one after the other. */
export async function percentileMs({ url, agent, cookie, requests }: Series, share: number): Promise<number> {
  const tookMs: number[] = [];
  for (let number = 0; number < requests; number += 1) {
    const begunMs = performance.now();
    await request(url, agent, cookie);
    tookMs.push(performance.now() - begunMs);
  }
  return tookMs.sort((a, b) => a - b)[Math.ceil(requests * share) - 1] ?? Number.NaN;
}

function request(url: string, agent: Agent, cookie: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: cookie ? { cookie } : {} }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('error', reject).on('end', resolve).resume();
    }).on('error', reject);
  });
}
