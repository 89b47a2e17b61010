import type { RegistrationNeeds } from '../../../contract/registration.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { invitationCounts, takeInvitation } from './invitations.store.ts';
import { findLimits } from './limits.store.ts';
import { isOperatorsAddress } from './operators-address.policy.ts';
import { countUsers, hasAdministrator } from './users.store.ts';

type Newcomer = { email: string; invitation?: string | null | undefined };

/** The initial state of a new account. */
type Admission = { awaitsApprovalSince: Date | null; invitationId: number | null };

/** What a newcomer needs to register. The future administrator is always admitted (D54). */
export async function registrationNeeds({ config }: Context, db: Executor): Promise<RegistrationNeeds['needs']> {
  if (config.registration === 'open') return 'nothing';
  if (config.adminEmail && !(await hasAdministrator(db))) return 'operators-address';
  if (!config.adminEmail && (await countUsers(db)) === 0) return 'nothing';
  return config.registration === 'invite' ? 'invitation' : 'nobody';
}

/** Throws if the account is not allowed, before anything is spent on it. */
export async function refuseUnadmitted(context: Context, db: Executor, newcomer: Newcomer): Promise<void> {
  const needs = await registrationNeeds(context, db);
  if (needs === 'nobody') throw new Refusal('forbidden', t`Registration is closed here. Nobody can make an account.`);
  if (needs === 'operators-address' && !isOperatorsAddress(context, newcomer.email)) {
    const message = t`The operator’s own account comes first here. Use the address that was set as ADMIN_EMAIL.`;
    throw new Refusal('forbidden', message, { fields: { email: message } });
  }
  const { invitation } = newcomer;
  if (needs === 'invitation' && !invitation) throw refusedInvitation(t`You need an invitation to register here.`);
  if (invitation && !(await invitationCounts(db, hashToken(invitation), context.clock.now()))) throw spentInvitation();
}

/**
 * Admits a newcomer and uses a place of their invitation; the caller has locked the users. Throws if they are not
 * admitted.
 */
export async function admit(context: Context, tx: Executor, newcomer: Newcomer): Promise<Admission> {
  await refuseUnadmitted(context, tx, newcomer);
  const now = context.clock.now();
  if (newcomer.invitation) {
    const invitationId = await takeInvitation(tx, hashToken(newcomer.invitation), now);
    if (invitationId === null) throw spentInvitation();
    return { awaitsApprovalSince: null, invitationId };
  }
  // Typing the operator's address proves nothing: in a closed installation the account can send only once confirmed.
  const unproven = (await registrationNeeds(context, tx)) === 'operators-address';
  const waits = unproven || ((await findLimits(tx)).approveAccounts && (await countUsers(tx)) > 0);
  return { awaitsApprovalSince: waits ? now : null, invitationId: null };
}

function spentInvitation(): Refusal {
  return refusedInvitation(
    t`This invitation is no longer valid: it was used up, has expired or was withdrawn. Ask for another.`,
  );
}

function refusedInvitation(message: string): Refusal {
  return new Refusal('forbidden', message, { fields: { invitation: message } });
}
