import { familyEndpoints } from '../../../../contract/family.ts';
import type { Level } from '../../../../contract/levels.ts';
import { t } from '../../../../contract/translate.ts';
import type { Executor } from '../../../db/executor.ts';
import { route } from '../../../http/route.ts';
import { Refusal } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { recordEvent } from '../../audit/public.ts';
import { sendAccountLink } from '../account-links.ts';
import { findOpenToken, takeToken } from '../account-tokens.store.ts';
import { deadLink } from '../link-refusals.ts';
import { findUser, lockUser } from '../users.store.ts';
import { viewMembership } from './family.view.ts';
import { insertMembership } from './memberships.store.ts';

/** What the link opens; it stays unused, because mail scanners open links. */
export const readInvitationRoute = route(familyEndpoints.read, {
  access: 'signed-in',
  inOwnAccount: true,
  limit: 'entering',
  handler: async ({ context, body }) => {
    const invitation = await findInvitation(context.database.orm, body.token, context.clock.now());
    const owner = await findUser(context.database.orm, invitation.userId);
    if (!owner || owner.disabledAt) throw deadLink();
    return { ownerName: owner.name, ownerEmail: owner.email, level: invitation.level };
  },
});

/** Accepts an invitation, once. The owner is told by mail who it was. */
export const joinRoute = route(familyEndpoints.join, {
  access: 'signed-in',
  inOwnAccount: true,
  limit: 'entering',
  handler: async ({ context, user, body, request, reply }) => {
    const now = context.clock.now();
    const joined = await context.database.transaction(async (tx) => {
      const { tokenHash, userId: ownerId, level } = await findInvitation(tx, body.token, now);
      const owner = await lockUser(tx, ownerId);
      if (!owner || owner.disabledAt) throw deadLink();
      if (ownerId === user.id)
        throw new Refusal('illegal_transition', t`This invitation is your own. It is for somebody else.`);
      const membership = await insertMembership(tx, { ownerId, memberId: user.id, level, createdAt: now });
      if (!membership) throw new Refusal('illegal_transition', t`You are a member of ${owner.name}’s account already.`);
      if (!(await takeToken(tx, tokenHash, now))) throw deadLink();
      await sendAccountLink(context, tx, ownerId, 'family-joined', { to: owner.email, email: user.email });
      const subject = ['account', ownerId] as const;
      await recordEvent(tx, { event: 'family-joined', actorId: user.id, subject, details: { level }, request });
      return { membership, name: owner.name, email: owner.email };
    });
    reply.status(201);
    return viewMembership(joined);
  },
});

async function findInvitation(db: Executor, token: string, now: Date) {
  const found = await findOpenToken(db, hashToken(token), now);
  if (found?.kind !== 'family-invitation') throw deadLink();
  return { ...found, level: found.data.level as Level };
}
