import { familyEndpoints, mostMembers } from '../../../../contract/family.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../../refusal.ts';
import { recordEvent } from '../../audit/public.ts';
import { sendAccountLink } from '../account-links.ts';
import { listOpenTokens, takeToken } from '../account-tokens.store.ts';
import { hasLinksEnough, linksEnough } from '../hourly-links.policy.ts';
import { requireRecentLogin } from '../recent-login.policy.ts';
import { sendingState } from '../sending-state.policy.ts';
import { lockUser } from '../users.store.ts';
import { viewInvitation } from './family.view.ts';
import { listMembers } from './memberships.store.ts';

/** Mails an invitation. A membership outlasts the session, so the login must be recent. */
export const inviteRoute = route(familyEndpoints.invite, {
  access: 'signed-in',
  handler: async ({ context, user, body: { email, level }, request, reply }) => {
    await requireRecentLogin(context, request);
    const now = context.clock.now();
    const isSame = (other: string | undefined) => other?.toLowerCase() === email.toLowerCase();
    const invitation = await context.database.transaction(async (tx) => {
      const account = await lockUser(tx, user.id);
      if (!account) throw notFound(t`Your account was not found.`);
      if (isSame(account.email)) throw invalidField('email', t`This is your own address. Invite somebody else.`);
      if (sendingState(account, context.config) !== 'allowed')
        throw new Refusal('forbidden', t`Nothing of your account is sent at the moment, so no invitation can be.`);
      const members = await listMembers(tx, user.id);
      if (members.some((member) => isSame(member.email)))
        throw invalidField('email', t`They are a member already. Change what they may do in the list.`);
      if (await hasLinksEnough(tx, user.id, ['family-invitation'], now)) throw linksEnough();
      const open = await listOpenTokens(tx, user.id, 'family-invitation', now);
      const former = open.filter(({ data }) => isSame(data.to));
      if (members.length + open.length - former.length >= mostMembers)
        throw new Refusal('illegal_transition', t`An account has at most ${mostMembers} members and invitations.`);
      for (const { tokenHash } of former) await takeToken(tx, tokenHash, now);
      const made = await sendAccountLink(context, tx, user.id, 'family-invitation', {
        to: email,
        email: account.email,
        level,
      });
      await recordEvent(tx, { event: 'family-invited', actorId: user.id, details: { level }, request });
      return made;
    });
    reply.status(201);
    return viewInvitation(invitation);
  },
});
