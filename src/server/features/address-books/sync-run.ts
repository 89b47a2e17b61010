import type { DavClient } from '../../dav/dav-client.ts';
import type { AccountRow } from './accounts.store.ts';

/** A sync while it runs: the account as it was claimed, and the lease that allows it to write. */
export type SyncRun = {
  account: AccountRow;
  lease: string;
  client: DavClient;
  /** The day in the zone of the user. */
  today: string;
  signal: AbortSignal;
  gotFurther: (() => Promise<void>) | undefined;
};

/** What a sync did besides adding and changing contacts. */
export type Counts = { linked: number; asked: number; vanished: number; unreadable: number };
