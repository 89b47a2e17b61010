import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { DkimView, dkimBody } from '../../contract/mail-settings.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { dkimKeys } from '../db/tables/dkim-keys.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import type { DkimKey } from './sign-messages.ts';

/** The key that signs mails: from the environment, else from the page, else none. */
export type DkimSettings = {
  /** Read from the database at most every five seconds. */
  current(): Promise<DkimKey | null>;
  view(): Promise<DkimView>;
  /** A key that is left out is the stored one, or a new one. */
  save(tx: Executor, form: z.output<typeof dkimBody>): Promise<void>;
  remove(tx: Executor): Promise<void>;
  /** Discards the cached key. */
  forget(): void;
};

const onlyRow = 1;
const purpose = 'dkim key';
const keptMs = 5_000;
/** Receivers refuse shorter keys, and longer ones do not fit into one record of DNS. */
const keyBits = 2048;
const makeKeyPair = promisify(generateKeyPair);

type Parts = { database: Pick<Database, 'orm'>; secretKey: SecretKey; config: Pick<Config, 'dkim'> };

export function createDkimSettings({ database, secretKey, config }: Parts): DkimSettings {
  let kept: { key: Promise<DkimKey | null>; untilMs: number } | null = null;

  const stored = async (db: Executor): Promise<DkimKey | null> => {
    const [row] = await db.select().from(dkimKeys);
    const privateKey = row && unseal(secretKey, purpose, row.sealedKey);
    return row && privateKey ? { domain: row.domain, selector: row.selector, privateKey } : null;
  };

  return {
    current: async () => {
      if (config.dkim) return config.dkim;
      if (!kept || performance.now() > kept.untilMs) {
        kept = { key: stored(database.orm), untilMs: performance.now() + keptMs };
        // A failed read is not cached: the next mail reads again.
        kept.key.catch(() => {
          kept = null;
        });
      }
      return kept.key;
    },
    view: async () => {
      const key = config.dkim ?? (await stored(database.orm));
      if (!key) return { source: 'none', key: null };
      const { domain, selector } = key;
      return {
        source: config.dkim ? 'variables' : 'page',
        key: { domain, selector, recordName: `${selector}._domainkey.${domain}`, record: recordOf(key) },
      };
    },
    save: async (tx, { domain, selector, key }) => {
      const privateKey = key ?? (await stored(tx))?.privateKey ?? (await makeKey());
      const values = { domain, selector, sealedKey: seal(secretKey, purpose, privateKey), updatedAt: new Date() };
      await tx
        .insert(dkimKeys)
        .values({ id: onlyRow, ...values })
        .onConflictDoUpdate({ target: dkimKeys.id, set: values });
    },
    remove: async (tx) => {
      await tx.delete(dkimKeys).where(eq(dkimKeys.id, onlyRow));
    },
    forget: () => {
      kept = null;
    },
  };
}

/** Receivers reject signatures of shorter keys (RFC 8301). */
const fewestKeyBits = 1024;

/** Whether mails can be signed with this text. */
export function isSigningKey(text: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(text);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= fewestKeyBits;
  } catch {
    return false;
  }
}

async function makeKey(): Promise<string> {
  const { privateKey } = await makeKeyPair('rsa', { modulusLength: keyBits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** What the domain publishes, so that receivers can check the signature (RFC 6376, section 3.6.1). */
function recordOf({ privateKey }: DkimKey): string {
  const key = createPublicKey(privateKey);
  const der = key.export({ type: 'spki', format: 'der' }).toString('base64');
  return `v=DKIM1; k=${key.asymmetricKeyType}; p=${der}`;
}
