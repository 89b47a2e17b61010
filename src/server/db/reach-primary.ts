import { Socket } from 'node:net';
import pg from 'pg';
import { urlsOfHosts } from './database-hosts.ts';

/** A host that is switched off never answers. */
const askWithinMs = 2_000;

type Place = { host: string; port: number };

/** None of several hosts is writable, or more than one is. */
export class NoPrimary extends Error {
  override name = 'NoPrimary';
}

/**
 * The connection settings for `pg`. With several hosts each new connection goes to the writable one; `pg` itself
 * supports one host only. Two writable hosts are an error: the older one has cards as due that the other has sent.
 */
export function reachPrimary(databaseUrl: string): { connectionString: string; stream?: () => Socket } {
  const urls = urlsOfHosts(databaseUrl);
  const [connectionString = databaseUrl] = urls;
  if (urls.length === 1) return { connectionString };
  let asking: Promise<Place> | undefined;
  const primary = () => {
    asking ??= findPrimary(urls).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return { connectionString, stream: () => new PrimarySocket(primary) };
}

class PrimarySocket extends Socket {
  readonly #primary: () => Promise<Place>;

  constructor(primary: () => Promise<Place>) {
    super();
    this.#primary = primary;
  }

  override connect(): this {
    this.#primary().then(
      ({ host, port }) => this.destroyed || super.connect(port, host),
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}

async function findPrimary(urls: readonly string[]): Promise<Place> {
  const asked = await Promise.allSettled(urls.map(askHost));
  const primaries = asked.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value.isPrimary ? [answer.value] : [],
  );
  if (primaries.length > 1)
    throw new NoPrimary(
      `More than one host of DATABASE_URL takes writes: ${primaries.map(({ host, port }) => `${host}:${port}`).join(', ')}. Stop the one that is not to be the primary.`,
    );
  const [primary] = primaries;
  if (primary) return primary;
  const reasons = asked.map((answer) =>
    answer.status === 'fulfilled' ? 'a standby' : String(answer.reason.message || answer.reason.code),
  );
  throw new NoPrimary(`No host of DATABASE_URL takes writes: ${reasons.join('; ')}.`);
}

async function askHost(connectionString: string): Promise<Place & { isPrimary: boolean }> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: askWithinMs, query_timeout: askWithinMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ writes: boolean }>(
      `select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as writes`,
    );
    return { host: client.host, port: client.port, isPrimary: rows[0]?.writes === true };
  } finally {
    client.end().catch(() => {});
  }
}
