import { and, eq, isNull } from 'drizzle-orm';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { addressBookAccounts } from '../../db/tables/address-books.ts';
import { secretLinks } from '../../db/tables/cards.ts';
import { memberships } from '../../db/tables/memberships.ts';
import { messageAddresses } from '../../db/tables/message-addresses.ts';
import { webhooks } from '../../db/tables/webhooks.ts';
import { endTokens } from './account-tokens.store.ts';
import { deleteLinkedLoginsOf } from './logins/linked-logins.store.ts';
import { deletePasskeysOf } from './passkeys/passkeys.store.ts';
import { deleteSessionsOf } from './sessions.store.ts';

const stoppedBook = t`You took your account back by mail, so this connection was stopped: somebody else may have made it. Connect it again if it is yours.`;

/**
 * For who takes an account back by its mailbox: somebody else may have been inside, and keeps no way in and nothing that
 * tells them of it. Webhooks and address books keep their settings until their owner starts them again.
 */
export async function shutOthersOut(tx: Executor, userId: number, now: Date): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await deletePasskeysOf(tx, userId);
  await deleteLinkedLoginsOf(tx, userId);
  await endTokens(tx, userId, ['family-invitation'], now);
  await tx.delete(memberships).where(eq(memberships.ownerId, userId));
  await tx.delete(messageAddresses).where(eq(messageAddresses.userId, userId));
  await tx
    .update(secretLinks)
    .set({ revokedAt: now })
    .where(and(eq(secretLinks.userId, userId), eq(secretLinks.kind, 'calendar'), isNull(secretLinks.revokedAt)));
  await tx
    .update(webhooks)
    .set({ stoppedAt: now, failingSince: null, toldAt: now })
    .where(and(eq(webhooks.userId, userId), isNull(webhooks.stoppedAt)));
  // Without its lease a sync that runs writes nothing more.
  await tx
    .update(addressBookAccounts)
    .set({ state: 'stopped', problem: stoppedBook, nextSyncAt: null, lease: null, leaseUntil: null })
    .where(eq(addressBookAccounts.userId, userId));
}
