/**
 * `perMinute` calls may come at once or spread out; `of` says who is counted. `atOnce` limits the calls in progress
 * that draw, or read or write files.
 */
type Limit = { perMinute: number; of: 'account' | 'address'; atOnce?: number };

/**
 * The rate limits per kind of call: for the account if signed in, else for the network address. Generous for a family
 * behind one address and for a hundred cards made at once; OPERATING lists the numbers.
 */
export const limitClasses = {
  /** Reading, including pictures. */
  reading: { perMinute: 3000, of: 'account' },
  writing: { perMinute: 600, of: 'account' },
  /** Everything that is drawn or computed while the caller waits: options, previews, new pictures, a country's holidays. */
  drawing: { perMinute: 240, of: 'account', atOnce: 16 },
  uploads: { perMinute: 120, of: 'account', atOnce: 6 },
  imports: { perMinute: 30, of: 'account', atOnce: 3 },
  sending: { perMinute: 240, of: 'account' },
  /** Downloads: exports, printed cards, the user's own data. */
  taking: { perMinute: 40, of: 'account', atOnce: 6 },
  /** Signed-in callers who enter a password, which costs a hash. */
  password: { perMinute: 10, of: 'account' },
  /** Logging in, registering, and using mailed account links. */
  entering: { perMinute: 60, of: 'address' },
  /** A card drawn for a visitor who has no account yet. */
  trying: { perMinute: 6, of: 'address', atOnce: 1 },
  /** Cards, unsubscribing, answers and calendars by a secret in the path: a company may share one address. */
  public: { perMinute: 1200, of: 'address' },
  /** Signing a card without an account, perhaps with a photo: a team at work may share one address. */
  signing: { perMinute: 60, of: 'address', atOnce: 20 },
  /** Writing back to a card, perhaps with a photo, by its secret. */
  answers: { perMinute: 20, of: 'address', atOnce: 3 },
  /** The mail provider, which reports all bounces from one address. */
  webhooks: { perMinute: 6000, of: 'address' },
  /** Health checks. */
  unlimited: { perMinute: Number.POSITIVE_INFINITY, of: 'address' },
} satisfies Record<string, Limit>;
export type LimitClass = keyof typeof limitClasses;

/** The limit per network address over all classes, before any look-up. */
export const addressLimit = { perMinute: 12_000, atOnce: 200 };

/** The limit of calls in progress of a class, if there is one. */
export function atOnceOf(limitClass: LimitClass): number | undefined {
  const limit: Limit = limitClasses[limitClass];
  return limit.atOnce;
}
