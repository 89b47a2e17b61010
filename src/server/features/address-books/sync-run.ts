import type { DavClient } from '../../dav/dav-client.ts';
import type { UnfinishedSync } from '../../db/tables/address-books.ts';
import type { AccountRow } from './accounts.store.ts';

/** A sync while it runs: the account as it was claimed, and the lease that allows it to write. */
export type SyncRun = {
  account: AccountRow;
  lease: string;
  lane: Lane;
  client: DavClient;
  /** The day in the zone of the user. */
  today: string;
  signal: AbortSignal;
  gotFurther: (() => Promise<void>) | undefined;
  /** What this run and those before it did of the sync. */
  progress: UnfinishedSync;
  /** Whether others wait long enough, so that the next run must go on. */
  isOver(): boolean;
  /** How often the hosts of photos did not answer in this run. */
  deadHosts: Map<string, number>;
};

export const mostCardsAtOnce = 50;

/** `sliceMs`: how long a run may read; `answerMs`: how long it waits for one answer. */
export type Lane = { kind: 'sync-address-book' | 'sync-slow-address-book'; sliceMs: number; answerMs: number };

/**
 * Two lanes, each with its own workers: accounts whose server answers at once, and those that took long or failed the
 * last time. A run ends after its slice and one more answer; what it has read stays, and the next one goes on in the
 * slow lane, behind those who wait there.
 */
export const lanes: Record<'quick' | 'slow', Lane> = {
  quick: { kind: 'sync-address-book', sliceMs: 30_000, answerMs: 30_000 },
  slow: { kind: 'sync-slow-address-book', sliceMs: 120_000, answerMs: 90_000 },
};

export const laneOf = ({ isSlow }: Pick<AccountRow, 'isSlow'>): Lane => (isSlow ? lanes.slow : lanes.quick);

/** Only one job for an account waits at a time. */
export const waitingKey = ({ accountId }: { accountId: number }) => `account ${accountId}`;
