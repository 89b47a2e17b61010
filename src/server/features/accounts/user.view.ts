import { defaultCardStyle, preferences, type UserView } from '../../../contract/accounts.ts';
import type { Level } from '../../../contract/levels.ts';
import type { Context } from '../../context.ts';
import { usesPassword } from './password-use.policy.ts';
import { sendingState } from './sending-state.policy.ts';
import type { UserRow, UserWithStyle } from './users.store.ts';

/** What a user may see of themselves. */
export function viewUser(
  { user, style }: UserWithStyle,
  {
    config,
    installation,
    ai,
    mailSettings,
    textMessages,
    printing,
  }: Pick<Context, 'config' | 'installation' | 'ai' | 'mailSettings' | 'textMessages' | 'printing'>,
): UserView {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    username: user.username,
    avatarUrl: user.avatarUrl,
    isAdmin: user.isAdmin,
    hasPassword: usesPassword({ config }, user),
    mayHavePassword: config.passwordLogin,
    subscriptionPlan: user.subscriptionPlan,
    cardCreditsRemaining: user.cardCreditsRemaining,
    aiAvailable: ai !== null,
    mailAvailable: mailSettings.isSetUp(),
    mailWaits: !mailSettings.isSetUp() && !installation.latest().keepsInOutbox,
    textAvailable: textMessages !== null,
    printAvailable: printing !== null,
    timeZone: user.timeZone,
    pendingEmail: user.pendingEmail,
    emailVerified: user.emailVerifiedAt !== null,
    sending: sendingState(user, config),
    ...(user.mailTrouble?.email === user.email && { mailTrouble: user.mailTrouble.reason }),
    preferences: preferences.parse(user.preferences),
    defaultCardStyleId: user.defaultCardStyleId,
    defaultCardStylePreset: style && {
      name: style.name,
      category: style.category,
      imagePath: style.imagePath,
      parameters: style.parameters,
    },
    defaultStyleImage: user.defaultStyleImage,
    defaultCardStyle: defaultCardStyle.parse(user.defaultCardStyle),
  };
}

/** What a member sees of the account they act in: how it writes cards, not how one logs in to it; the look is the member's. */
export function viewSharedAccount(
  account: UserView,
  { membershipId, member, level }: { membershipId: number; member: UserRow; level: Level },
): UserView {
  const { theme, useAnimations, language } = preferences.parse(member.preferences);
  const { mailTrouble: _, ...shown } = account;
  return {
    ...shown,
    isAdmin: false,
    hasPassword: false,
    mayHavePassword: false,
    pendingEmail: null,
    preferences: { ...account.preferences, theme, useAnimations, language },
    acting: { membershipId, memberName: member.name, memberEmail: member.email, level },
  };
}
