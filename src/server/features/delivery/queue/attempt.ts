/** One attempt to deliver a card: its number is the fence, its worker holds the lease. */
export type Attempt = { cardId: number; attempt: number; worker: string };

/** The state of an attempt in its log row; `kept`: the message stays in the outbox (D49). */
export type AttemptState = 'sending' | 'sent' | 'kept' | 'retry' | 'failed' | 'unknown' | 'released' | 'fenced';

/** How long a claim is valid without a heartbeat, by the database's clock. */
export const leaseSeconds = 60;
