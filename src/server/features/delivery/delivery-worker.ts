import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Context } from '../../context.ts';
import { mailWaits } from '../../mail/mail-waits.ts';
import { deliverCard } from './hand-over/deliver-card.ts';
import { createSharedStatements } from './hand-over/shared-statements.ts';
import { recoverExpiredLeases } from './outcome/recover-cards.store.ts';
import { failExhaustedCards, failMissedCards } from './outcome/settle-overdue.store.ts';
import { claimDueCards } from './queue/claim-due-cards.store.ts';
import { releaseCards, releaseForgotten, renewLeases } from './queue/leases.store.ts';
import { beat, removeWorker } from './queue/workers.store.ts';

export type DeliveryWorker = {
  readonly id: string;
  start(): void;
  /** Looks for due cards now. */
  wake(): void;
  /** Stops claiming, and finishes or releases the cards in hand. */
  stop(): Promise<void>;
};

export type DeliveryWorkerOptions = {
  pollMs?: number;
  heartbeatMs?: number;
  /** How many cards are claimed at once; the mailer's connections limit how many are being sent. */
  maxInFlight?: number;
  stopWithinMs?: number;
  recordAgainAfterMs?: readonly number[];
};

/** Sends due cards until it is stopped. Any number of them share one database. */
export function createDeliveryWorker(context: Context, options: DeliveryWorkerOptions = {}): DeliveryWorker {
  const { pollMs = 5_000, heartbeatMs = 15_000, maxInFlight = 40, stopWithinMs = 30_000 } = options;
  const recordAgainAfterMs = options.recordAgainAfterMs ?? [200, 1_000, 3_000, 10_000, 20_000];
  const { database, log, clock, config } = context;
  const statements = createSharedStatements(context);
  const id = randomUUID();
  const inFlight = new Set<{ cardId: number; done: Promise<void> }>();
  const heldCards = () => [...inFlight].map(({ cardId }) => cardId);
  let saturated = false;
  let stopping = false;
  let handsOver = true;
  let running: Promise<void> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let nudged = false;
  let nudge = () => {};

  const wake = () => {
    nudged = true;
    nudge();
  };

  /** Waits for a nudge or the next poll. */
  const rest = async (ms: number) => {
    if (!nudged) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        nudge = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    nudged = false;
    nudge = () => {};
  };

  const keepAlive = async () => {
    await renewLeases(database.orm, id, heldCards());
    const databaseTime = await beat(database.orm, { id, host: hostname(), pid: process.pid });
    clock.compare?.(databaseTime);
  };

  /** Claims as many as there is room for. Resolves to true if more may be due. */
  const fill = async (): Promise<boolean> => {
    const limit = maxInFlight - inFlight.size;
    if (limit === 0) return true;
    const claims = await claimDueCards(database.orm, {
      worker: id,
      limit,
      now: clock.now(),
      verifiedOnly: config.requireVerifiedEmail,
      mailWaits: await mailWaits(context),
      prints: context.printing !== null,
    });
    for (const attempt of claims) {
      const delivery = { cardId: attempt.cardId, done: Promise.resolve() };
      inFlight.add(delivery);
      delivery.done = deliverCard(context, attempt, {
        statements,
        mayHandOver: () => handsOver,
        recordAgainAfterMs,
      }).finally(() => {
        inFlight.delete(delivery);
        if (saturated && inFlight.size <= maxInFlight / 2) wake();
      });
    }
    return claims.length === limit;
  };

  let settledAtMs = Number.NEGATIVE_INFINITY;
  /**
   * Settles cards that other workers left behind, at most once per poll interval: a busy worker loops far more often.
   */
  const settle = async () => {
    if (performance.now() - settledAtMs < pollMs) return;
    await recoverExpiredLeases(database.orm);
    // No claim is running here, so a card of ours that is not in flight was claimed but its answer was lost.
    await releaseForgotten(database.orm, id, heldCards());
    await failMissedCards(database.orm, clock.now(), context.printing !== null);
    await failExhaustedCards(database.orm, clock.now());
    settledAtMs = performance.now();
  };

  const run = async () => {
    let failures = 0;
    while (!stopping) {
      try {
        if (clock.isSteady()) {
          await settle();
          saturated = await fill();
        }
        failures = 0;
      } catch (error) {
        failures += 1;
        log.error({ err: error, failures }, 'the delivery worker cannot reach its database');
      }
      if (!stopping) await rest(failures > 0 ? Math.min(500 * 2 ** failures, 30_000) : pollMs);
    }
  };

  const beatQuietly = () =>
    void keepAlive().catch((error: unknown) => log.warn({ err: error }, 'a heartbeat was missed'));

  return {
    id,
    start: () => {
      if (running) return;
      beatQuietly();
      heartbeat = setInterval(beatQuietly, heartbeatMs);
      running = run();
    },
    wake,
    stop: async () => {
      stopping = true;
      wake();
      await running;
      await within(stopWithinMs, Promise.all([...inFlight].map(({ done }) => done)));
      // From here on nothing is handed over, so other workers may safely send the remaining cards.
      handsOver = false;
      clearInterval(heartbeat);
      await releaseCards(database.orm, id, heldCards()).catch((error: unknown) =>
        log.error({ err: error }, 'claimed cards could not be released; their leases run out by themselves'),
      );
      await removeWorker(database.orm, id).catch(() => {});
    },
  };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
