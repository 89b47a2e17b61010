/**
 * `perMinute` may come at once or spread out; `of` says whose they are. `atOnce` are in progress together, where a call
 * draws, reads or writes files.
 */
type Limit = { perMinute: number; of: 'account' | 'address'; atOnce?: number };

/**
 * How often a kind of call is answered, and how many together: to one account where it is signed in, else to one network address. Generous for a
 * family behind one address and for a hundred cards made at once; OPERATING lists the figures.
 */
export const limitClasses = {
  /** Looking at things, pictures among them. */
  reading: { perMinute: 3000, of: 'account' },
  writing: { perMinute: 600, of: 'account' },
  /** Everything the studio draws for somebody who waits: options, previews, new pictures. */
  drawing: { perMinute: 240, of: 'account', atOnce: 16 },
  uploads: { perMinute: 120, of: 'account', atOnce: 6 },
  imports: { perMinute: 30, of: 'account', atOnce: 3 },
  sending: { perMinute: 240, of: 'account' },
  /** Files to take along: exports, printed cards, one's own data. */
  taking: { perMinute: 40, of: 'account', atOnce: 6 },
  /** Whoever is signed in already and gives a password, which takes a hash. */
  password: { perMinute: 10, of: 'account' },
  /** Logging in, registering, and what is done with links in mails of the account. */
  entering: { perMinute: 60, of: 'address' },
  /** Cards, unsubscribing, answers and calendars by a secret in the path: a company may stand behind one address. */
  public: { perMinute: 1200, of: 'address' },
  /** The mail provider, which tells of every returned mail from one address. */
  webhooks: { perMinute: 6000, of: 'address' },
  /** Whatever asks whether the server is well. */
  unlimited: { perMinute: Number.POSITIVE_INFINITY, of: 'address' },
} satisfies Record<string, Limit>;
export type LimitClass = keyof typeof limitClasses;

/** Over all classes, before anything is looked up: what one network address may ask at most. */
export const addressLimit = { perMinute: 12_000, atOnce: 200 };

/** Of a class, in progress together, where it is bounded. */
export function atOnceOf(limitClass: LimitClass): number | undefined {
  const limit: Limit = limitClasses[limitClass];
  return limit.atOnce;
}
