import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { AddressBookAccountView } from '../../src/contract/address-books.ts';
import type { PersonView } from '../../src/contract/people.ts';
import { type ApiClient, signUp } from '../../tests/process/api-client.ts';
import { chooseSeed, seededRandom } from '../../tests/process/seeded-random.ts';
import { type FondlyProcess, startFondlyProcess } from '../../tests/process/start-fondly-process.ts';
import { type Radicale, radicaleLogin, startRadicale } from '../../tests/servers/radicale.ts';
import type { Engine } from '../engine.ts';
import { until } from '../scene.ts';
import type { Proof } from './proof.ts';

const contacts = 1_000;
const firstSyncWithinMs = 60_000;
/** A killed run holds its account until the lease ends. */
const recoverWithinMs = 600_000;

export const addressBookProof: Proof<{ postgres: Engine; runs: number }> = {
  title: `${contacts} contacts with photos of a real Radicale, two workers, and SIGKILL in the middle of a sync`,
  prove: async ({ postgres, runs }) => {
    const cards = await makeCards();
    const radicale = await startRadicale(await mkdtemp(join(tmpdir(), 'fondly-proof-')), cards);
    const { env: placeEnv } = await postgres.started();
    const env = { ...placeEnv, OUTGOING_ALLOW_PRIVATE: 'on' };
    let server = await startFondlyProcess({ env });
    const second = await startFondlyProcess({ env });
    const wrong: string[] = [];
    const expectThat = (isTrue: boolean, words: string) => {
      if (!isTrue) wrong.push(words);
    };

    const begunMs = performance.now();
    const first = await connect(server, radicale, 'first');
    await until(first.isDone, recoverWithinMs);
    const tookMs = performance.now() - begunMs;
    expectThat(tookMs < firstSyncWithinMs, `the first sync took ${tookMs} ms`);
    const lists = count(radicale, 'PROPFIND');
    wrong.push(...(await whatIsMissing(first)));
    console.log(
      `  first sync: ${(tookMs / 1000).toFixed(1)} s, ${count(radicale, 'REPORT')} requests for cards with ${size(cards)} MB, ${lists} others`,
    );

    radicale.requests.splice(0);
    await first.client.call('POST', `/api/address-books/${first.id}/sync`);
    await until(first.isDone, recoverWithinMs);
    console.log(`  unchanged: ${radicale.requests.join(' ')}`);
    expectThat(radicale.requests.join() === 'REPORT', `an unchanged sync asked ${radicale.requests.join(' ')}`);
    await second.close();

    const random = seededRandom(chooseSeed('address-book'));
    for (let run = 1; run <= runs; run += 1) {
      const book = await connect(server, radicale, `kill-${run}`);
      await until(async () => (await book.people()).length > 0, recoverWithinMs);
      await wait(random() * tookMs * 0.6);
      const before = (await book.people()).length;
      await server.kill('SIGKILL');
      const killedMs = performance.now();
      server = await startFondlyProcess({ env: { ...env, PORT: new URL(server.address).port } });
      expectThat(await until(book.isDone, recoverWithinMs), `run ${run}: the sync did not end`);
      wrong.push(...(await whatIsMissing(book)).map((words) => `run ${run}: ${words}`));
      const recoveredSeconds = ((performance.now() - killedMs) / 1000).toFixed(1);
      console.log(`  killed with ${before} contacts, all there ${recoveredSeconds} s later`);
    }
    const files = await radicale.files();
    expectThat(
      files.size === cards.size && [...cards].every(([name, card]) => files.get(name) === card),
      'the files of the book changed',
    );
    await server.close();
    await radicale.close();
    return wrong;
  },
};

type Connected = { client: ApiClient; id: number; people(): Promise<PersonView[]>; isDone(): Promise<boolean> };

/** A new account of Fondly that takes the book; its first sync begins at once. */
async function connect(server: FondlyProcess, radicale: Radicale, name: string): Promise<Connected> {
  const client = await signUp(server.address, { name, email: `${name}@example.test` });
  const login = { address: radicale.url, ...radicaleLogin };
  const { id, books } = (await client.call('POST', '/api/address-books', login)).body as AddressBookAccountView;
  await client.call('PATCH', `/api/address-books/${id}`, { bookIds: books.map((book) => book.id) });
  const view = async () => {
    const { accounts } = (await client.call('GET', '/api/address-books')).body as {
      accounts: AddressBookAccountView[];
    };
    return accounts[0];
  };
  return {
    client,
    id,
    people: async () => (await client.call('GET', '/api/people')).body as PersonView[],
    isDone: async () => {
      const account = await view();
      return !!account && !account.isRunning && Date.parse(account.nextSyncAt ?? '') > Date.now();
    },
  };
}

async function whatIsMissing({ people }: Connected): Promise<string[]> {
  const found = await people();
  const names = new Set(found.map(({ name }) => name));
  const bare = found.filter(({ imageUrl, email, phone }) => !imageUrl || !email || !phone).length;
  if (found.length === contacts && names.size === contacts && bare === 0) return [];
  return [`${found.length} contacts with ${names.size} names, ${bare} without photo, e-mail or phone`];
}

const count = ({ requests }: Radicale, method: string) => requests.filter((each) => each === method).length;
const size = (cards: Map<string, string>) =>
  Math.round([...cards.values()].reduce((bytes, card) => bytes + card.length, 0) / 1e6);

/** Photos of the size that phones keep for their contacts. */
async function makeCards(): Promise<Map<string, string>> {
  const cards = new Map<string, string>();
  for (let at = 0; at < contacts; at += 1) {
    const noise = { type: 'gaussian', mean: 60 + (at % 120), sigma: 12 } as const;
    const blank = { width: 320, height: 320, channels: 3, background: { r: 0, g: 0, b: 0 }, noise } as const;
    const photo = await sharp({ create: blank }).jpeg().toBuffer();
    const lines = [
      `UID:uid-${at}`,
      `FN:Person ${at}`,
      `N:${at};Person;;;`,
      `EMAIL;TYPE=HOME:person${at}@example.test`,
      `TEL;TYPE=CELL:+44 20 7946 ${1000 + at}`,
      `BDAY:19${10 + (at % 90)}-0${1 + (at % 9)}-1${at % 10}`,
      `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`,
    ];
    cards.set(`${at}.vcf`, ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n'));
  }
  return cards;
}
