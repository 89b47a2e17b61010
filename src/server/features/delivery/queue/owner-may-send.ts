import { type SQL, sql } from 'drizzle-orm';
import { cards } from '../../../db/tables/cards.ts';
import { users } from '../../../db/tables/users.ts';

/** A condition on cards: their owner is neither stopped, nor disabled, nor awaiting approval (D54). Other cards wait. */
export const ownerMaySend: SQL = ofOwner(sql`true`);

/** The same, and the owner's address is confirmed (D45). */
export const confirmedOwnerMaySend: SQL = ofOwner(sql`${users.emailVerifiedAt} is not null`);

function ofOwner(also: SQL): SQL {
  return sql`exists (select 1 from ${users} where ${users.id} = ${cards.userId}
    and ${users.sendingStoppedAt} is null and ${users.disabledAt} is null and ${users.awaitsApprovalSince} is null and ${also})`;
}
