/** One attempt to deliver a card: its number is the fence, its worker holds the lease. */
export type Attempt = { cardId: number; attempt: number; worker: string };

/** What a log row says of an attempt. */
export type AttemptState = 'sending' | 'sent' | 'retry' | 'failed' | 'unknown' | 'released' | 'fenced';

/** How long a claim holds without a heartbeat, on the database's clock. */
export const leaseSeconds = 60;
