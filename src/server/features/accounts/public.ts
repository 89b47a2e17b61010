// What other features may import from this one; its own files import each other directly.

export { viewAccessToken } from './access-tokens/access-token.view.ts';
export { listAccessTokens } from './access-tokens/access-tokens.store.ts';
export { makeResetLink } from './account-links.ts';
export { deleteExpiredTokens } from './account-tokens.store.ts';
export { registrationNeeds } from './admit.policy.ts';
export { requireOwnPassword } from './check-password.policy.ts';
export { viewMember, viewMembership } from './family/family.view.ts';
export { findApprovedFor, listApprovers, listMembers, listMemberships } from './family/memberships.store.ts';
export { inLanguageOfAccount } from './in-language-of-account.ts';
export { deleteInvitation, type InvitationRow, insertInvitation, listInvitations } from './invitations.store.ts';
export { changeLimits, findLimits } from './limits.store.ts';
export { deleteAttemptsBefore } from './login-attempts.store.ts';
export { viewLinkedLogin } from './logins/linked-login.view.ts';
export { listLinkedLogins } from './logins/linked-logins.store.ts';
export { requireLoginInstead } from './own-login.policy.ts';
export { viewPasskey } from './passkeys/passkey.view.ts';
export { listPasskeys } from './passkeys/passkeys.store.ts';
export { requireOwner } from './passkeys/require-owner.ts';
export { requirePasswords } from './password-use.policy.ts';
export { requireRecentLogin } from './recent-login.policy.ts';
export { deleteRegistrationsBefore } from './registrations.store.ts';
export { sendingState } from './sending-state.policy.ts';
export { deleteExpiredSessions, deleteSessionsOf } from './sessions.store.ts';
export { isFresh, setUpCode } from './set-up-code.policy.ts';
export { requireTimeZone } from './time-zone.policy.ts';
export { viewUser } from './user.view.ts';
export {
  changeUser,
  countUsers,
  findUser,
  findUserWithStyle,
  hasAdministrator,
  lockUser,
  lockUsers,
  rememberPlace,
  type UserRow,
  type UserWithStyle,
} from './users.store.ts';
