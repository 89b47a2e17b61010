import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';
import { levelNames } from './levels.ts';
import { missingStyleMessage } from './missing-words.ts';
import { mostOfPlace } from './place.ts';
import { invitationToken } from './registration.ts';
import { cardStylePreset } from './styles.ts';
import { t } from './translate.ts';
import { artStyles, colorPalettes, sceneSettings, themes, visualDetails } from './vocabulary.ts';

export const preferences = z.object({
  emailNotifications: z.boolean().default(true),
  eventReminders: z.boolean().default(true),
  marketingUpdates: z.boolean().default(false),
  theme: z.enum(themes).default('system'),
  /** Of Fondly's pages and mails, such as 'de'; empty to follow the browser. */
  language: z
    .string()
    .regex(/^(?:[a-z]{2,3})?$/, t`Please choose a language`)
    .default(''),
  useAnimations: z.boolean().default(true),
  /** One email on Mondays about the coming weeks. */
  weeklyLookAhead: z.boolean().default(false),
  /** Automatic cards may spend credits on pictures (D31). */
  useCreditsForAutomaticCards: z.boolean().default(false),
  /** Whether recipients may answer a new card. */
  takesAnswers: z.boolean().default(true),
  /** The place on the postmark of new cards: the last one that was typed; empty for none. */
  place: z.string().trim().max(mostOfPlace).default(''),
  /** The sender on envelopes, as they write it, without a country; empty for none. */
  returnAddress: z.string().trim().max(400).default(''),
  /** The ISO 3166 code of the sender's country; empty while unknown. */
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/, t`Please choose a country`)
    .default(''),
  /** Drafts that were put off in the review, by id: they come last. */
  laterCards: z.array(id).max(500).default([]),
});
export type Preferences = z.infer<typeof preferences>;

export const defaultCardStyle = z.object({
  type: z.enum(['text', 'ai', 'photo']).default('ai'),
  artStyle: z.enum(artStyles).default('Watercolor'),
  colorPalette: z.enum(colorPalettes).default('Pastel'),
  visualDetail: z.enum(visualDetails).default('Minimal'),
  includeCharacters: z.boolean().default(false),
  sceneSetting: z.enum(sceneSettings).default('Nature'),
});
export type DefaultCardStyle = z.infer<typeof defaultCardStyle>;

/** Whether the cards an account approves are sent; in every state but `allowed` they wait. */
export const sendingStates = ['allowed', 'unconfirmed', 'awaits-approval', 'stopped'] as const;
export type SendingState = (typeof sendingStates)[number];

export const userView = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  /** A password opens the account: it has one, and passwords are not switched off. */
  hasPassword: z.boolean(),
  /** Passwords are not switched off. */
  mayHavePassword: z.boolean(),
  subscriptionPlan: z.string(),
  cardCreditsRemaining: z.int(),
  /** A paid provider is configured: without one, credits have no use (D31). */
  aiAvailable: z.boolean(),
  /** A provider for text messages is configured; `printAvailable` is the same for printed cards (D32). */
  textAvailable: z.boolean(),
  /** A mail server is set up; without one, email cards are kept in the outbox (D49). */
  mailAvailable: z.boolean(),
  /** Without a mail server email cards wait instead, because an administrator decided so. */
  mailWaits: z.boolean(),
  printAvailable: z.boolean(),
  timeZone: z.string(),
  pendingEmail: z.string().nullable(),
  emailVerified: z.boolean(),
  sending: z.enum(sendingStates),
  /** The mail server's own reason for rejecting our last email to this address; absent if it accepted the email. */
  mailTrouble: z.string().optional(),
  preferences,
  defaultCardStyleId: z.string().nullable(),
  defaultCardStylePreset: cardStylePreset
    .pick({ name: true, category: true, imagePath: true, parameters: true })
    .nullable(),
  defaultStyleImage: z.string().nullable(),
  defaultCardStyle,
  /** The caller is a member of this account; absent in their own. */
  acting: z
    .object({ membershipId: z.int(), memberName: z.string(), memberEmail: z.string(), level: z.enum(levelNames) })
    .optional(),
});
export type UserView = z.infer<typeof userView>;

/** The email address of an account. */
export const accountEmail = z.string().trim().max(254).pipe(z.email(t`Please enter a valid email address`));
const password = z.string().min(6, t`Password must be at least 6 characters`).max(1000);

/** The login form and its call. */
export const loginBody = z.object({ email: accountEmail, password });

const registration = z.object({
  name: z.string().trim().min(2, t`Name must be at least 2 characters`).max(120),
  email: accountEmail,
  password,
});

export const registerBody = registration.extend({
  /** IANA name, from the browser; an unknown one is ignored. */
  timeZone: z.string().max(64).nullish(),
  /** The secret in an invitation link. */
  invitation: invitationToken.nullish(),
  /** For the first account of an installation that others can reach: the code in the server's log. */
  setUpCode: z.string().max(100).nullish(),
});

const passwordsDiffer = { path: ['confirmPassword'], message: t`Passwords do not match` };

/** The register form: confirmPassword stays in the browser. */
export const registerForm = registration
  .extend({
    confirmPassword: password,
    /** The invitation link as pasted, if registration requires one. */
    invitation: z.string().max(2000).optional(),
    setUpCode: z.string().max(100).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, passwordsDiffer);

const name = registration.shape.name;

/** The same fields without defaults: a change must not reset the fields it leaves out. */
function asGiven<Shape extends Record<string, z.ZodDefault>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, field.unwrap()])) as {
    [Key in keyof Shape]: ReturnType<Shape[Key]['unwrap']>;
  };
}

/** What Settings saves; fields left out stay unchanged. A new email address waits in `pendingEmail` (D8). */
export const updateUserBody = z
  .object({
    name,
    email: accountEmail,
    timeZone: z.string().max(64),
    preferences: z.object(asGiven(preferences.shape)).partial(),
    defaultCardStyle: z.object(asGiven(defaultCardStyle.shape)).partial(),
  })
  .partial();
/** The fields of the settings page. */
export const settingsForm = updateUserBody
  .pick({ name: true, email: true, timeZone: true, preferences: true })
  .required();
export type UpdateUserBody = z.input<typeof updateUserBody>;

export const changePasswordBody = z.object({
  /** Required if the account has a password; else the login must be recent. */
  currentPassword: z.string().min(1, t`Enter your current password`).max(1000).optional(),
  newPassword: password,
});

/** The form that changes a password: confirmPassword stays in the browser. */
export const changePasswordForm = changePasswordBody
  .extend({ confirmPassword: password })
  .refine((form) => form.newPassword === form.confirmPassword, passwordsDiffer);

/** The password if the account has one; else the login must be recent. */
export const deleteAccountBody = z.object({
  password: z.string().min(1, t`Enter your password`).max(1000).optional(),
});

/** A token from a mailed link; a mail program may have cut it short. */
const accountToken = z.object({
  token: z.string().min(20, t`This link is incomplete. Please open it again from the email.`).max(100),
});

export const forgotPasswordBody = z.object({ email: accountEmail });
export const resetPasswordBody = accountToken.extend({ password });

/** The form behind a reset link: confirmPassword stays in the browser. */
export const resetPasswordForm = resetPasswordBody
  .pick({ password: true })
  .extend({ confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, passwordsDiffer);

/** A browser that is signed in to the account. */
export const sessionView = z.object({
  /** Identifies the session in this list; it cannot be used to sign in. */
  id: z.string(),
  /** For example 'Firefox on Windows'; null if the browser did not say. */
  device: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The session that made this call. */
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

export const accountEndpoints = {
  currentUser: endpoint({ method: 'GET', path: '/api/user', response: userView }),
  update: endpoint({ method: 'PATCH', path: '/api/user', body: updateUserBody, response: userView }),
  changePassword: endpoint({ method: 'POST', path: '/api/user/password', body: changePasswordBody }),
  /** Deletes everything the user owns, files included. */
  remove: endpoint({ method: 'DELETE', path: '/api/user', body: deleteAccountBody }),
  /** Answers 204 if the login is under ten minutes old, which downloads and new email addresses require, else 403. */
  checkRecentLogin: endpoint({ method: 'POST', path: '/api/user/recent-login' }),
  /** The answer is application/zip: JSON, CSV, vCard and pictures. */
  download: endpoint({ method: 'GET', path: '/api/user/data.zip' }),
  /** The links mailed to the new address (`confirmEmail`) and to the old address (`undoEmail`) (D8). */
  confirmEmail: endpoint({ method: 'POST', path: '/api/email/confirm', body: accountToken }),
  undoEmail: endpoint({ method: 'POST', path: '/api/email/undo', body: accountToken }),
  /** Mails a reset link to this address; the answer is the same if it has no account (D7). */
  forgotPassword: endpoint({ method: 'POST', path: '/api/password/forgot', body: forgotPasswordBody }),
  resetPassword: endpoint({ method: 'POST', path: '/api/password/reset', body: resetPasswordBody }),
  /** Mails the link that confirms the account's address (D45). */
  sendVerification: endpoint({ method: 'POST', path: '/api/user/verification' }),
  verifyEmail: endpoint({ method: 'POST', path: '/api/email/verify', body: accountToken }),
  sessions: endpoint({ method: 'GET', path: '/api/user/sessions', response: z.array(sessionView) }),
  /** Ends every session except the caller's. */
  endOtherSessions: endpoint({ method: 'DELETE', path: '/api/user/sessions' }),
  setDefaultStyle: endpoint({
    method: 'POST',
    path: '/api/users/:id/default-card-style',
    params: idParams,
    body: z.object({ cardStyleId: z.uuid(missingStyleMessage) }),
    files: ['styleImage'],
    response: userView,
  }),
  login: endpoint({ method: 'POST', path: '/api/login', body: loginBody, response: userView }),
  register: endpoint({ method: 'POST', path: '/api/register', body: registerBody, response: userView }),
  /** Answers 204, or where the browser ends the session at the provider that it was opened with. */
  logout: endpoint({ method: 'POST', path: '/api/logout', response: z.object({ url: z.string() }) }),
  adminCheck: endpoint({ method: 'GET', path: '/api/admin/check', response: z.object({ isAdmin: z.boolean() }) }),
};
