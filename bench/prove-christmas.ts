// `npm run prove:christmas [-- --measure=1000]`: ten million approved cards due at 09:00 where people live, from what one card costs here, on PostgreSQL.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { storeImage } from '../src/server/features/images/image-files.store.ts';
import { startPostgres } from '../tests/database/start-postgres.ts';
import { databasesOn } from './benchmark.ts';
import { drawInThread, watercolorBirthday } from './card-pictures.ts';
import { keepFigures } from './measurements/record-figures.ts';
import { type CardCost, neededPerSecond, people, simulate } from './proofs/christmas-model.ts';
import { spawnWorker } from './proofs/kills.proof.ts';
import { countByStatus, insertDueCards, openScene, until } from './proofs/proof-kit.ts';

const cards = 10_000_000;
const { values } = parseArgs({ options: { measure: { type: 'string', default: '1000' } } });
const measured = Number(values.measure);
const ticksPerSecond = 100;

const postgres = await startPostgres();
try {
  const cost = await measureCost(postgres.url);
  console.log(`One card with its picture, of ${measured} sent by one worker:`);
  console.log(
    `  worker ${cost.workerCpuMs.toFixed(2)} ms of processor, database ${cost.databaseCpuMs.toFixed(2)} ms of processor`,
  );
  console.log(
    `  ${(cost.logBytes / 1000).toFixed(1)} kB of write-ahead log, ${(cost.mailBytes / 1000).toFixed(0)} kB on the wire`,
  );
  const title = `One card with its picture, of ${measured} sent by one worker, and ten million of them`;
  const keep = keepFigures({ part: 'christmas', engine: 'PostgreSQL', title });
  keep('processor of the worker', 'ms', cost.workerCpuMs);
  keep('processor of the database', 'ms', cost.databaseCpuMs);
  keep('write-ahead log', 'kB', cost.logBytes / 1000);
  keep('on the wire', 'kB', cost.mailBytes / 1000);
  const everyone = [{ hoursAhead: 1, share: 1 }];
  for (const [name, shares] of [
    ['where people live', people],
    ['all in one time zone', everyone],
  ] as const) {
    console.log(`${cards.toLocaleString('en')} cards, ${name}:`);
    for (const minutes of [15, 60, 180]) {
      const perSecond = neededPerSecond(cards, minutes * 60, [...shares]);
      const { busySeconds } = simulate(cards, perSecond, shares);
      const workerCores = (perSecond * cost.workerCpuMs) / 1000;
      const databaseCores = (perSecond * cost.databaseCpuMs) / 1000;
      keep(`${name}, each wave within ${minutes} min: mails`, '/s', perSecond);
      keep(`${name}, each wave within ${minutes} min: worker cores`, '', Math.ceil(workerCores));
      keep(`${name}, each wave within ${minutes} min: database cores`, '', databaseCores);
      console.log(
        `  the last of each wave within ${minutes} min: ${perSecond} mails/s, ${Math.ceil(workerCores)} worker cores, ` +
          `${databaseCores.toFixed(1)} database cores, ${((perSecond * cost.logBytes) / 1e6).toFixed(1)} MB/s of log, ` +
          `${((perSecond * cost.mailBytes * 8) / 1e9).toFixed(2)} Gbit/s, busy ${(busySeconds / 3600).toFixed(1)} h`,
      );
    }
  }
  console.log(
    `In all ${((cards * cost.mailBytes) / 1e12).toFixed(1)} TB of mail and ${((cards * cost.logBytes) / 1e9).toFixed(0)} GB of log.`,
  );
} finally {
  await postgres.stop();
}
process.exit(0);

async function measureCost(serverUrl: string): Promise<CardCost> {
  let bytes = 0;
  const scene = await openScene(databasesOn(serverUrl));
  const picture = await drawInThread(watercolorBirthday);
  const imageUrl = await storeImage(scene.context, { userId: scene.owner.userId, kind: 'card', ...picture });
  const worker = await spawnWorker(scene);
  const cpuMs = () =>
    new Promise<number>((resolve) => {
      worker.once('message', ({ cpuMs: ms }: { cpuMs: number }) => resolve(ms));
      worker.send('cpu');
    });
  const send = async (count: number) => {
    const sent = (await countByStatus(scene)).sent ?? 0;
    await insertDueCards(scene, count, { imageUrl });
    if (!(await until(async () => (await countByStatus(scene)).sent === sent + count, 900_000))) {
      throw new Error(`Not all cards were sent: ${JSON.stringify(await countByStatus(scene))}`);
    }
    bytes = scene.mail.messages.reduce((sum, { raw }) => sum + raw.length, 0) / scene.mail.messages.length;
    scene.mail.messages.length = 0;
  };
  worker.send('start');
  await new Promise((resolve) => worker.once('message', resolve));
  await send(100);
  const before = { worker: await cpuMs(), database: databaseCpuMs(), log: await logPosition() };
  await send(measured);
  const cost = {
    workerCpuMs: ((await cpuMs()) - before.worker) / measured,
    databaseCpuMs: (databaseCpuMs() - before.database) / measured,
    logBytes: ((await logPosition()) - before.log) / measured,
    mailBytes: bytes,
  };
  worker.kill('SIGKILL');
  await scene.close();
  return cost;

  async function logPosition(): Promise<number> {
    const { rows } = await scene.context.database.orm.execute<{ position: string }>(
      sql`select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as position`,
    );
    return Number(rows[0]?.position ?? 0);
  }
}

/** Processor time of the database's processes: those whose parent is the server that listens at our port. */
function databaseCpuMs(): number {
  const server = new URL(postgres.url).port;
  const processes = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return [{ pid, parent: fields[1], ticks: Number(fields[11]) + Number(fields[12]), command }];
    } catch {
      return [];
    }
  });
  const main = processes.find(({ command }) => command.includes('postgres') && command.includes(`\0${server}\0`));
  const own = processes.filter(({ pid, parent }) => main && (pid === main.pid || parent === main.pid));
  return (own.reduce((sum, { ticks }) => sum + ticks, 0) * 1000) / ticksPerSecond;
}
