import type { Context } from '../../context.ts';
import { connectionLoad } from '../../db/connection-load.ts';
import type { Figure, Figures } from '../../metrics/create-metrics.ts';
import { countDueCards, countHeldCards } from '../delivery/public.ts';
import {
  countAliveWorkers,
  type Ended,
  endedDeliveries,
  endedGenerations,
  lastMarks,
  oldestDueSeconds,
} from './metrics.store.ts';
import { lastHeartbeat } from './workers.store.ts';

/** How often the database is queried, however many callers there are. */
const freshForMs = 5_000;

/** Reads figures from the database. While it is down, only the process's own figures remain. */
export function readFigures(context: Context): () => Promise<Figures> {
  const { database, clock, queue, pictures } = context;
  const prints = context.printing !== null;
  let marks: ReturnType<typeof lastMarks> | undefined;
  let latest: { atMs: number; figures: Promise<Figures> } | undefined;

  const readDatabase = async (): Promise<Figures> => {
    const db = database.orm;
    const now = clock.now();
    marks ??= lastMarks(db);
    const since = await marks;
    const [deliveries, generations] = [
      await endedDeliveries(db, since.deliveries),
      await endedGenerations(db, since.generations),
    ];
    marks = Promise.resolve({ deliveries: deliveries.mark, generations: generations.mark });
    const heartbeat = await lastHeartbeat(db);
    return {
      cardsDue: [one(await countDueCards(db, now, prints))],
      cardsHeld: [one(await countHeldCards(db, now))],
      oldestDue: [one(await oldestDueSeconds(db, now, prints))],
      workersAlive: [one(await countAliveWorkers(db))],
      heartbeatAge: heartbeat ? [one(Math.max(0, (now.getTime() - heartbeat.getTime()) / 1000))] : [],
      jobs: (await queue.depths()).flatMap(({ name, ...states }) => byState(states, { kind: name })),
      deliveries: countsOf(deliveries, ({ outcome }) => ({ outcome })),
      generations: countsOf(generations, ({ engine, outcome }) => ({ engine, outcome })),
    };
  };

  return async () => {
    const atMs = performance.now();
    let fromDatabase: Figures = {};
    if (!latest || atMs - latest.atMs > freshForMs) {
      latest = { atMs, figures: readDatabase() };
      fromDatabase = await latest.figures.catch(() => {
        marks = undefined;
        return {};
      });
    }
    return {
      ...fromDatabase,
      pictures: byState(pictures.load()),
      connections: byState(connectionLoad(database) ?? {}),
    };
  };
}

function one(value: number): Figure {
  return { labels: {}, value };
}

function byState(states: Record<string, number>, labels: Record<string, string> = {}): Figure[] {
  return Object.entries(states).map(([state, value]) => ({ labels: { ...labels, state }, value }));
}

type Count = Ended['counts'][number];

function countsOf({ counts }: Ended, labelsOf: (count: Count) => Record<string, string>): Figure[] {
  return counts.map((count) => ({ labels: labelsOf(count), value: count.count }));
}
