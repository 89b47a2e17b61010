import { createHash } from 'node:crypto';
import type { FamilyInvitationView, MembershipView, MemberView } from '../../../../contract/family.ts';
import type { Level } from '../../../../contract/levels.ts';
import type { AccountToken } from '../account-tokens.store.ts';
import type { NamedMembership } from './memberships.store.ts';

/** A member as the owner of the account sees them. */
export function viewMember({ membership, name, email }: NamedMembership): MemberView {
  const { id, level, createdAt } = membership;
  return { id, name, email, level, since: createdAt.toISOString() };
}

/** An account of another as its member sees it. */
export function viewMembership({ membership, name, email }: NamedMembership): MembershipView {
  const { id, level, getsNews, createdAt } = membership;
  return { id, ownerName: name, ownerEmail: email, level, getsNews, since: createdAt.toISOString() };
}

/** An open invitation. Its id is derived from the stored hash, which is not sent. */
export function viewInvitation({ tokenHash, data, expiresAt }: AccountToken): FamilyInvitationView {
  return {
    id: invitationId(tokenHash),
    email: data.to ?? '',
    level: data.level as Level,
    expiresAt: expiresAt.toISOString(),
  };
}

export function invitationId(tokenHash: string): string {
  return createHash('sha256').update(tokenHash).digest('base64url').slice(0, 16);
}
