import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, signUp } from '../../tests/process/api-client.ts';
import { findFreePort } from '../../tests/process/free-port.ts';
import { type SpawnedFondly, spawnFondly } from '../../tests/process/spawn-fondly.ts';

/** One process of a role; a web process on its port. */
export type Member = SpawnedFondly & { role: 'web' | 'worker'; port: number };

/** Starts a process and waits until it runs. `port` puts it where another one was. */
export async function startMember(
  role: Member['role'],
  env: Record<string, string>,
  { port, main }: { port?: number; main?: string } = {},
): Promise<Member> {
  const own = port ?? (await findFreePort());
  const started = spawnFondly({ HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, ROLE: role, PORT: String(own) }, main);
  await started.wrote(role === 'web' ? /Fondly is running at/ : /The Fondly worker is running/);
  return { ...started, role, port: own };
}

/** What the processes complained of, as error or worse; a connection that is lost or refused is part of what is proved. */
export function complaints(members: readonly SpawnedFondly[]): string[] {
  const lines = members.flatMap((member) => member.stderr().split('\n'));
  return [...new Set(lines.filter((line) => /"level":(50|60)/.test(line)).map((line) => line.slice(0, 400)))];
}

/** A proxy in front of web processes: each connection goes to the next that answers. */
export async function startBalancer(ports: readonly number[]): Promise<{ address: string; close(): void }> {
  let next = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => {}).once('close', () => open.delete(client));
    const tryOne = (left: number) => {
      next += 1;
      const upstream = connect(ports[next % ports.length] ?? 0, '127.0.0.1');
      upstream.once('connect', () => client.pipe(upstream).pipe(client));
      upstream.once('close', () => client.destroy());
      upstream.once('error', () => {
        upstream.removeAllListeners('close');
        upstream.on('error', () => {});
        if (left > 0 && upstream.bytesRead === 0 && upstream.connecting === false && upstream.bytesWritten === 0)
          tryOne(left - 1);
        else client.destroy();
      });
    };
    tryOne(ports.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

export type Written = { client: ApiClient; ids: number[]; refused: number; longestMs: number };

/** Somebody who adds a contact again and again until it is over, and remembers each that was acknowledged. */
export async function keepWriting(address: string, isOver: () => boolean): Promise<Written> {
  const client = await signUp(address, { name: 'Dora', email: 'dora@example.test' });
  const written: Written = { client, ids: [], refused: 0, longestMs: 0 };
  let lastMs = performance.now();
  while (!isOver()) {
    const body = { name: `Contact ${written.ids.length}`, relationship: 'friend' };
    const answer = await client.call('POST', '/api/people', body).catch(() => null);
    if (answer?.status === 201) {
      written.ids.push((answer.body as { id: number }).id);
      written.longestMs = Math.max(written.longestMs, performance.now() - lastMs);
      lastMs = performance.now();
    } else written.refused += 1;
    await wait(answer?.status === 201 ? 100 : 500);
  }
  return written;
}

/** How many of the contacts that were acknowledged are not there. */
export async function countLost({ client, ids }: Written): Promise<number> {
  const { body } = await client.call('GET', '/api/people');
  const there = new Set((body as { id: number }[]).map(({ id }) => id));
  return ids.filter((id) => !there.has(id)).length;
}
