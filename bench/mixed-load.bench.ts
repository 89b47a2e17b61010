import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { artStyles } from '../src/contract/vocabulary.ts';
import { type ApiClient, signUp } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import { startMailServer } from '../tests/servers/mail-server.ts';
import { csvFile } from './address-books.ts';
import type { Benchmark } from './benchmark.ts';
import type { MeasuredRow } from './measure.ts';
import { residentMb } from './resident-memory.ts';
import { logIn, register } from './sign-in.ts';

/** An hour: MIXED_MINUTES=60 npm run bench mixed. */
const minutes = Number(process.env.MIXED_MINUTES ?? 3);
const families = 6;
const sampleEveryMs = 500;
const lists = ['/api/people', '/api/important-dates', '/api/cards', '/api/cards/upcoming', '/api/dashboard/stats'];
const files = ['/api/user/data.zip', '/api/people/export.vcf', '/api/people/export.csv', '/'];

type Totals = { calls: number; refused: number; failed: string[] };

/** Whether the server keeps what it does not need: everything that people do, for minutes or an hour, on data that stays small. */
export const mixedLoadBench: Benchmark = {
  title: `Mixed load of ${families} families for ${minutes} minutes: resident memory of the server`,
  run: async (databases) => {
    const database = await databases.create();
    const mail = await startMailServer();
    const forget = setInterval(() => mail.messages.splice(0), 1_000);
    const env = { ...database.env, SMTP_URL: mail.url, PUBLIC_URL: 'http://fondly.test' };
    // The first start draws the pictures of all styles: the second is what a server at rest is.
    await (await startFondlyProcess({ env })).kill('SIGTERM');
    const server = await startFondlyProcess({ env });
    const totals: Totals = { calls: 0, refused: 0, failed: [] };
    try {
      const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#68a' } })
        .jpeg()
        .toBuffer();
      await register(server.address);
      const cookie = await logIn(server.address);
      const endMs = performance.now() + minutes * 60_000;
      const isOver = () => performance.now() > endMs;
      const live = Array.from({ length: families }, async (_, at) => {
        const client = await signUp(server.address, { name: `Family ${at}`, email: `family${at}@bench.test` });
        for (let turn = at; !isOver(); turn += 1) await liveOn(watch(client, totals), turn, photo);
      });
      const takeOut = async () => {
        for (let turn = 0; !isOver(); turn += 1) {
          const path = files[turn % files.length] ?? '/';
          const { status } = await fetch(server.address + path, { headers: { cookie } }).then(async (answer) => {
            await answer.arrayBuffer();
            return answer;
          });
          note(totals, `GET ${path}`, status);
          await wait(1_000);
        }
      };
      const samples: number[] = [];
      const measure = async () => {
        for (; !isOver(); await wait(sampleEveryMs)) samples.push(residentMb(server.pid));
      };
      await Promise.all([...live, takeOut(), measure()]);
      if (totals.failed.length > 0) throw new Error(totals.failed.slice(0, 5).join('; '));
      const third = Math.floor(samples.length / 3);
      const [early, late] = [samples.slice(third, 2 * third), samples.slice(2 * third)].map(mean);
      return [
        row('calls', '/s', totals.calls / (minutes * 60)),
        row('of them refused for now (429, 503)', '', totals.refused),
        row('memory: highest', 'MB', Math.max(...samples)),
        row('memory: mean of the second third', 'MB', early ?? Number.NaN),
        row('memory: mean of the last third', 'MB', late ?? Number.NaN, (late ?? Number.NaN) / (early ?? Number.NaN)),
      ];
    } finally {
      clearInterval(forget);
      await server.close();
      await mail.close();
      database.remove();
    }
  },
};

/** A visit: looks around, adds somebody with a date and two cards, has one drawn, sends one, and deletes them again. */
async function liveOn(call: ReturnType<typeof watch>, turn: number, photo: Buffer): Promise<void> {
  for (const path of lists) await call('GET', path);
  const name = `Aunt ${turn}`;
  const person = await call('POST', '/api/people', { name, email: `aunt${turn}@example.test`, notes: 'Loves figs. ' });
  if (!person) return void (await wait(200));
  const personId = person.id;
  await call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' });
  const card = { personId, title: `For ${name}`, message: 'May your day be full of the people you love.' };
  for (let number = 0; number < 2; number += 1) {
    const made = await call('POST', '/api/cards', { ...card, category: 'birthday' });
    if (!made || number > 0 || !(await call('POST', `/api/cards/${made.id}/send-now`))) continue;
    // A contact whose card is on its way cannot be deleted.
    while ((await call('GET', `/api/cards/${made.id}`))?.deliveryStatus !== 'sent') await wait(200);
  }
  const artStyle = artStyles[turn % artStyles.length];
  if (turn % 8 === 0) {
    const styleSettings = { category: 'AIgen', artStyle, visualDetail: 'Detailed' };
    const brief = { personId, category: 'birthday', title: 'Happy Birthday', styleSettings };
    const job = await call('POST', '/api/cards/generate', brief, { prefer: 'respond-async' });
    for (let state = 'queued'; job && (state === 'queued' || state === 'running'); await wait(200)) {
      state = String((await call('GET', `/api/generations/${job.jobId}`))?.state);
    }
  }
  if (turn % 10 === 0) await call.upload('/api/people/upload-image', photo, 'photo.jpg', 'image');
  if (turn % 25 === 0) {
    const staged = await call.upload('/api/imports', csvFile(300, 100), 'book.csv', 'file');
    if (staged) await call('DELETE', `/api/imports/${staged.id}`);
  }
  await call('GET', `/api/people/${personId}`);
  await call('DELETE', `/api/people/${personId}`);
  await wait(50);
}

/** A client whose answers are counted; null for what was refused. */
function watch(client: ApiClient, totals: Totals) {
  const counted = (what: string, { status, body }: { status: number; body: unknown }) =>
    note(totals, what, status)
      ? (body as { id: number; jobId: number; state?: string; deliveryStatus?: string })
      : null;
  const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    counted(`${method} ${path}`, await client.call(method, path, body, headers));
  call.upload = async (path: string, file: Uint8Array, fileName: string, field: string) =>
    counted(`POST ${path}`, await client.upload(path, file, fileName, field));
  return call;
}

/** Whether it was done; what is neither done nor refused for now is a fault. */
function note(totals: Totals, what: string, status: number): boolean {
  totals.calls += 1;
  if (status === 429 || status === 503) totals.refused += 1;
  else if (status >= 300) totals.failed.push(`${what} answered ${status}`);
  return status < 300;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function row(name: string, unit: string, value: number, ratio: number | null = null): MeasuredRow {
  return { name, unit, median: value, lowest: value, highest: value, ratio };
}
