import { isNotNull } from 'drizzle-orm';
import type { RegistrationView } from '../../../contract/registration.ts';
import { defaultLimits } from '../../../domain/sending-limits.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/tables/users.ts';
import { isPublicAddress } from '../../public-address.ts';
import { findLimits } from '../accounts/public.ts';

/** How accounts come to be, and what they may send. */
export async function viewRegistration({ config }: Context, db: Executor): Promise<RegistrationView> {
  return {
    mode: config.registration,
    publicAddress: isPublicAddress(config.publicUrl) ? config.publicUrl : null,
    waiting: await db.$count(users, isNotNull(users.awaitsApprovalSince)),
    limits: await findLimits(db),
    defaultLimits,
  };
}
