import { z } from 'zod';
import type { Scope } from './access-tokens.ts';
import { accountEmail } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';
import { type Level, levelNames } from './levels.ts';
import { t } from './translate.ts';

/** A level is a set of the scopes that access tokens have. */
export const scopesOfLevel: Record<Level, readonly Scope[]> = {
  view: ['read'],
  make: ['read', 'contacts', 'cards'],
  approve: ['read', 'contacts', 'cards', 'send'],
};

const level = z.enum(levelNames, t`Choose what they may do`);

/** Members and open invitations of one account, together. */
export const mostMembers = 20;

export const memberView = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  level,
  since: z.iso.datetime(),
});
export type MemberView = z.infer<typeof memberView>;

/** An invitation that nobody has accepted yet; its link is in the mail only. */
export const familyInvitationView = z.object({
  id: z.string(),
  email: z.string(),
  level,
  expiresAt: z.iso.datetime(),
});
export type FamilyInvitationView = z.infer<typeof familyInvitationView>;

/** The account of another in which one is a member. */
export const membershipView = z.object({
  id: z.int(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  level,
  /** Whether the caller hears of cards that wait there for approval, if the level allows approving. */
  getsNews: z.boolean(),
  since: z.iso.datetime(),
});
export type MembershipView = z.infer<typeof membershipView>;

export const familyView = z.object({
  members: z.array(memberView),
  invitations: z.array(familyInvitationView),
  /** The accounts of others that the caller may act in. */
  memberships: z.array(membershipView),
});
export type FamilyView = z.infer<typeof familyView>;

export const familyInvitationBody = z.object({
  email: accountEmail,
  level,
});

const invitationLink = z.object({
  token: z.string().min(20, t`This link is incomplete. Please open it again from the email.`).max(100),
});

export const familyEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/user/family', response: familyView }),
  /** Mails a link to this address; another invitation of the same address ends. Requires a recent login. */
  invite: endpoint({
    method: 'POST',
    path: '/api/user/family/invitations',
    body: familyInvitationBody,
    response: familyInvitationView,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/user/family/invitations/:id',
    params: z.object({ id: z.string().max(64) }),
  }),
  /** Allowing more requires a recent login. */
  change: endpoint({
    method: 'PATCH',
    path: '/api/user/family/members/:id',
    params: idParams,
    body: z.object({ level }),
    response: memberView,
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/user/family/members/:id', params: idParams }),
  /** The member's own choice. */
  setNews: endpoint({
    method: 'PATCH',
    path: '/api/user/family/memberships/:id',
    params: idParams,
    body: z.object({ getsNews: z.boolean() }),
    response: membershipView,
  }),
  leave: endpoint({ method: 'DELETE', path: '/api/user/family/memberships/:id', params: idParams }),
  /** What the link of an invitation opens; it stays unused. */
  read: endpoint({
    method: 'POST',
    path: '/api/user/family/invitation',
    body: invitationLink,
    response: z.object({ ownerName: z.string(), ownerEmail: z.string(), level }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/user/family/memberships',
    body: invitationLink,
    response: membershipView,
  }),
  /** Chooses the account that this session acts in; null is the own one. */
  act: endpoint({
    method: 'PUT',
    path: '/api/user/acting',
    body: z.object({ membershipId: id.nullable() }),
  }),
};
