import { sql } from 'drizzle-orm';
import { addDays } from '../../src/domain/calendar-date.ts';
import type { Context } from '../../src/server/context.ts';
import { listCardlessDates, listStaleDates } from '../../src/server/features/automatic-cards/occurring-dates.store.ts';
import { claimDueCards } from '../../src/server/features/delivery/queue/claim-due-cards.store.ts';
import type { Databases } from '../benchmark.ts';
import { openScene, type Proof } from './proof-kit.ts';

const few = 10_000;
const many = 1_000_000;
const due = 200;
const allowed = 1.5;

class Undo extends Error {}

export const scaleProof: Proof = {
  title: `Claim and 14-day scan over ${many} cards and dates against ${few}, ${due} of each due`,
  runs: 60,
  prove: async (databases, runs, keep) => {
    const [small, large] = [await measure(databases, few, runs), await measure(databases, many, runs)];
    const wrong: string[] = [];
    for (const what of ['claim', 'scan'] as const) {
      const ratio = large[what] / small[what];
      console.log(
        `  ${what}: ${small[what].toFixed(2)} ms over ${few}, ${large[what].toFixed(2)} ms over ${many}, ratio ${ratio.toFixed(2)}`,
      );
      keep(what, 'ms', large[what], ratio);
      if (ratio > allowed) wrong.push(`the ${what} takes ${ratio.toFixed(2)} times as long`);
    }
    for (const line of large.plans) console.log(`  ${line}`);
    if (large.plans.some((line) => /Seq Scan on (cards|important_dates)/.test(line)))
      wrong.push('a plan reads a whole table');
    return wrong;
  },
};

async function measure(databases: Databases, rows: number, runs: number) {
  const scene = await openScene(databases);
  const { context } = scene;
  await fill(context, scene.owner.userId, scene.owner.personId, rows);
  const claim = () =>
    context.database
      .transaction(async (tx) => {
        await claimDueCards(tx, { worker: 'w', limit: 20, now: new Date(), verifiedOnly: false });
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
  const today = new Date().toISOString().slice(0, 10);
  const days = { from: today, to: addDays(today, 14) };
  const scan = async () => {
    await listStaleDates(context.database.orm, today);
    await listCardlessDates(context.database.orm, days, { occursOn: '', id: 0 });
  };
  const figures = { claim: await medianMs(runs, claim), scan: await medianMs(runs, scan) };
  const plans = [...(await plan(context, claimPlan)), ...(await plan(context, scanPlan(days)))];
  await scene.close();
  return { ...figures, plans };
}

async function fill(context: Context, userId: number, personId: number, rows: number): Promise<void> {
  const { orm } = context.database;
  await orm.execute(sql`
    insert into cards (user_id, person_id, title, message, category, digital_delivery_type, delivery_status, recipient_email, scheduled_date, due_at, day_ends_at)
    select ${userId}, ${personId}, 'Happy Birthday ' || n, repeat('All my love. ', 20), 'birthday', 'email',
      case when n <= ${due} then 'approved_and_scheduled' when n % 3 = 0 then 'sent' when n % 3 = 1 then 'draft' else 'approved_and_scheduled' end,
      'mum@example.test', '2030-01-01',
      case when n <= ${due} then now() - interval '1 minute' else now() + make_interval(days => 1 + n % 300) end,
      case when n <= ${due} then now() + interval '6 hours' else now() + make_interval(days => 2 + n % 300) end
    from generate_series(1, ${rows}::int) n`);
  await orm.execute(sql`
    insert into important_dates (person_id, occasion_type, date, occurs_on)
    select ${personId}, 'birthday', '1970-01-01',
      to_char(current_date + case when n <= ${due} then 1 + n % 13 else 20 + n % 340 end, 'YYYY-MM-DD')
    from generate_series(1, ${rows}::int) n`);
  await orm.execute(sql`analyze`);
}

async function medianMs(runs: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let run = 0; run < runs + 5; run += 1) {
    const begunMs = performance.now();
    await work();
    if (run >= 5) took.push(performance.now() - begunMs);
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN;
}

const claimPlan = sql`select id from cards where delivery_status in ('approved_and_scheduled', 'ready') and due_at <= now() and day_ends_at > now() order by due_at, id limit 20`;
const scanPlan = (days: { from: string; to: string }) =>
  sql`select d.id from important_dates d join people p on p.id = d.person_id join users u on u.id = p.user_id
    where d.occurs_on between ${days.from} and ${days.to} and d.is_active and d.occasion_type <> 'memorial'
      and not exists (select 1 from card_occurrences o where o.date_id = d.id and o.occurrence_date = d.occurs_on)
    order by d.occurs_on, d.id limit 200`;

/** The lines of a plan that say how tables are read. */
async function plan(context: Context, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await context.database.orm.execute<Record<string, string>>(sql`explain ${query}`);
  return rows
    .flatMap((row) => Object.values(row))
    .filter((line) => /Scan/.test(line))
    .map((line) => line.trim());
}
