import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../../scripts/run-step.mjs';
import { findFreePort } from '../process/free-port.ts';

export type Radicale = {
  url: string;
  /** Methods of the requests that it got. */
  requests: string[];
  put(name: string, card: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** All cards as they are on its disk. */
  files(): Promise<Map<string, string>>;
  close(): Promise<void>;
};

export const radicaleLogin = { username: 'eleanor', password: 'a password' };
const command = '/usr/bin/radicale';
const readyMs = 30_000;

/** Installs Debian's Radicale where the tests run as root, as they install their browser. */
async function requireRadicale(): Promise<void> {
  if (existsSync(command)) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const options = { quiet: true, timeoutMs: 300_000, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'radicale'], options);
  }
  if (!existsSync(command))
    throw new Error('The tests of address books need Radicale (`apt-get install radicale` on Debian and Ubuntu).');
}

/** A real CardDAV server on 127.0.0.1 with one book of these cards, behind a proxy that notes the requests. */
export async function startRadicale(dir: string, cards: ReadonlyMap<string, string | Uint8Array>): Promise<Radicale> {
  await requireRadicale();
  const folder = join(dir, 'radicale');
  const book = join(folder, 'collection-root', radicaleLogin.username, 'contacts');
  await mkdir(book, { recursive: true });
  await writeFile(join(book, '.Radicale.props'), '{"tag": "VADDRESSBOOK", "D:displayname": "Contacts"}');
  for (const [name, card] of cards) await writeFile(join(book, name), card);
  await writeFile(join(dir, 'users'), `${radicaleLogin.username}:${radicaleLogin.password}\n`);
  const port = await findFreePort();
  const config = [
    '[server]',
    `hosts = 127.0.0.1:${port}`,
    '[auth]',
    'type = htpasswd',
    `htpasswd_filename = ${join(dir, 'users')}`,
    'htpasswd_encryption = plain',
    '[storage]',
    `filesystem_folder = ${folder}`,
    '[logging]',
    'level = warning',
  ];
  await writeFile(join(dir, 'config'), config.join('\n'));
  const server = spawn(command, ['--config', join(dir, 'config')], { stdio: 'ignore' });
  const direct = `http://127.0.0.1:${port}`;
  const authorization = `Basic ${Buffer.from(`${radicaleLogin.username}:${radicaleLogin.password}`).toString('base64')}`;
  for (const started = performance.now(); ; await wait(50)) {
    if (await fetch(direct).catch(() => null)) break;
    if (performance.now() - started > readyMs) throw new Error('Radicale did not start.');
  }
  const requests: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    requests.push(incoming.method ?? '');
    const { method, url, headers } = incoming;
    const on = httpRequest(direct + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    on.on('error', () => outgoing.destroy());
    incoming.pipe(on);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const change = async (method: string, name: string, body?: string) => {
    const headers = { authorization, 'content-type': 'text/vcard; charset=utf-8' };
    const url = `${direct}/${radicaleLogin.username}/contacts/${name}`;
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    if (!answer.ok) throw new Error(`${method} ${name} answered ${answer.status}`);
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`,
    requests,
    put: (name, card) => change('PUT', name, card),
    remove: (name) => change('DELETE', name),
    files: async () => {
      const names = (await readdir(book)).filter((name) => name.endsWith('.vcf'));
      return new Map(
        await Promise.all(names.map(async (name) => [name, await readFile(join(book, name), 'latin1')] as const)),
      );
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
