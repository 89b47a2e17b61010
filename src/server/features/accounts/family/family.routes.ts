import { familyEndpoints } from '../../../../contract/family.ts';
import { levelNames } from '../../../../contract/levels.ts';
import { t } from '../../../../contract/translate.ts';
import { type Route, route } from '../../../http/route.ts';
import { sessionToken } from '../../../http/session.ts';
import { notFound } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { recordEvent } from '../../audit/public.ts';
import { listOpenTokens, takeToken } from '../account-tokens.store.ts';
import { requireRecentLogin } from '../recent-login.policy.ts';
import { chooseMembership } from '../sessions.store.ts';
import { invitationId, viewInvitation, viewMember, viewMembership } from './family.view.ts';
import { inviteRoute } from './invite.route.ts';
import { joinRoute, readInvitationRoute } from './join.routes.ts';
import { accountIsDisabled } from './member.policy.ts';
import {
  changeLevel,
  chooseNews,
  deleteMembership,
  findMembership,
  listMembers,
  listMemberships,
} from './memberships.store.ts';

const listRoute = route(familyEndpoints.list, {
  access: 'signed-in',
  inOwnAccount: true,
  handler: async ({ context, user }) => {
    const db = context.database.orm;
    const invitations = await listOpenTokens(db, user.id, 'family-invitation', context.clock.now());
    return {
      members: (await listMembers(db, user.id)).map(viewMember),
      invitations: invitations.map(viewInvitation),
      memberships: (await listMemberships(db, user.id)).map(viewMembership),
    };
  },
});

const withdrawRoute = route(familyEndpoints.withdraw, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    const now = context.clock.now();
    const open = await listOpenTokens(context.database.orm, user.id, 'family-invitation', now);
    const invitation = open.find(({ tokenHash }) => invitationId(tokenHash) === params.id);
    if (!invitation || !(await takeToken(context.database.orm, invitation.tokenHash, now)))
      throw notFound(t`The invitation was not found.`);
    return undefined;
  },
});

/** Counts with the member's next call. */
const changeRoute = route(familyEndpoints.change, {
  access: 'signed-in',
  handler: async ({ context, user, params, body: { level }, request }) => {
    const members = await listMembers(context.database.orm, user.id);
    const member = members.find(({ membership }) => membership.id === params.id);
    if (!member) throw notFound(t`The member was not found.`);
    const { membership } = member;
    if (levelNames.indexOf(level) > levelNames.indexOf(membership.level)) await requireRecentLogin(context, request);
    await context.database.transaction(async (tx) => {
      if (!(await changeLevel(tx, membership, level))) throw notFound(t`The member was not found.`);
      const subject = ['account', membership.memberId] as const;
      await recordEvent(tx, { event: 'family-changed', actorId: user.id, subject, details: { level }, request });
    });
    return viewMember({ ...member, membership: { ...membership, level } });
  },
});

const removeRoute = route(familyEndpoints.remove, {
  access: 'signed-in',
  handler: async ({ context, user, params, request }) => {
    await context.database.transaction(async (tx) => {
      const ended = await deleteMembership(tx, { ownerId: user.id }, params.id);
      if (!ended) throw notFound(t`The member was not found.`);
      const subject = ['account', ended.memberId] as const;
      await recordEvent(tx, { event: 'family-removed', actorId: user.id, subject, request });
    });
    return undefined;
  },
});

const setNewsRoute = route(familyEndpoints.setNews, {
  access: 'signed-in',
  inOwnAccount: true,
  handler: async ({ context, user, params, body: { getsNews } }) => {
    const changed = await chooseNews(context.database.orm, user.id, params.id, getsNews);
    if (!changed) throw notFound(t`The membership was not found.`);
    return viewMembership(changed);
  },
});

const leaveRoute = route(familyEndpoints.leave, {
  access: 'signed-in',
  inOwnAccount: true,
  handler: async ({ context, user, params, request }) => {
    await context.database.transaction(async (tx) => {
      const ended = await deleteMembership(tx, { memberId: user.id }, params.id);
      if (!ended) throw notFound(t`The membership was not found.`);
      const subject = ['account', ended.ownerId] as const;
      await recordEvent(tx, { event: 'family-left', actorId: user.id, subject, request });
    });
    return undefined;
  },
});

/** The choice is this session's: other browsers stay where they are. */
const actRoute = route(familyEndpoints.act, {
  access: 'signed-in',
  inOwnAccount: true,
  handler: async ({ context, user, body: { membershipId }, request }) => {
    const db = context.database.orm;
    if (membershipId !== null) {
      const membership = await findMembership(db, user.id, membershipId);
      if (!membership) throw notFound(t`The membership was not found.`);
      if (membership.disabledAt) throw accountIsDisabled(membership.name);
    }
    const token = sessionToken(context, request);
    if (token) await chooseMembership(db, hashToken(token), membershipId);
    return undefined;
  },
});

/** Sharing an account with others, and acting in theirs. */
export const familyRoutes: Route[] = [
  listRoute,
  inviteRoute,
  withdrawRoute,
  changeRoute,
  removeRoute,
  setNewsRoute,
  leaveRoute,
  readInvitationRoute,
  joinRoute,
  actRoute,
];
