import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A list to request, and the user. */
export type Asked = { url: string; cookie?: string };

/** The milliseconds of each answer, requested one after the other; `isOver` gets their number. */
export async function waitsMs(asked: Asked, isOver: (answers: number) => boolean, pauseMs = 0): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const tookMs: number[] = [];
  while (!isOver(tookMs.length)) {
    const begunMs = performance.now();
    await answer(asked, agent);
    tookMs.push(performance.now() - begunMs);
    if (pauseMs > 0) await wait(pauseMs);
  }
  agent.destroy();
  return tookMs;
}

/** Answers per second over connections that ask again as soon as an answer is complete. */
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

/** Milliseconds of processor time that a process and its threads have used so far, as Linux reports it. */
export function processorMs(pid: number): number {
  // The fields after the name, which is in brackets and may contain anything; in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
