import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import { invitationToken } from './registration.ts';
import { cardStylePreset, missingStyleMessage } from './styles.ts';
import { artStyles, colorPalettes, sceneSettings, themes, visualDetails } from './vocabulary.ts';

export const preferences = z.object({
  emailNotifications: z.boolean().default(true),
  eventReminders: z.boolean().default(true),
  marketingUpdates: z.boolean().default(false),
  theme: z.enum(themes).default('system'),
  useAnimations: z.boolean().default(true),
  /** One mail on Mondays about the next weeks. */
  weeklyLookAhead: z.boolean().default(false),
  /** Automatic cards may use paid pictures (D31). */
  useCreditsForAutomaticCards: z.boolean().default(false),
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

/** Whether what an account approves goes out; where it does not, its cards wait. */
export const sendingStates = ['allowed', 'unconfirmed', 'awaits-approval', 'stopped'] as const;
export type SendingState = (typeof sendingStates)[number];

export const userView = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  subscriptionPlan: z.string(),
  cardCreditsRemaining: z.int(),
  /** A paid provider is configured, so that credits mean something (D31). */
  aiAvailable: z.boolean(),
  /** Providers are configured that deliver text messages, and print cards (D32). */
  textAvailable: z.boolean(),
  printAvailable: z.boolean(),
  timeZone: z.string(),
  pendingEmail: z.string().nullable(),
  emailVerified: z.boolean(),
  sending: z.enum(sendingStates),
  /** Why the mail server refused our last mail to this address, in its words; left out where it took it. */
  mailTrouble: z.string().optional(),
  preferences,
  defaultCardStyleId: z.string().nullable(),
  defaultCardStylePreset: cardStylePreset
    .pick({ name: true, category: true, imagePath: true, parameters: true })
    .nullable(),
  defaultStyleImage: z.string().nullable(),
  defaultCardStyle,
});
export type UserView = z.infer<typeof userView>;

const email = z.string().trim().max(254).pipe(z.email('Please enter a valid email address'));
const password = z.string().min(6, 'Password must be at least 6 characters').max(1000);

/** The login form and its call. */
export const loginBody = z.object({ email, password });

const registration = z.object({
  name: z.string().trim().min(2, 'Name must be at least 2 characters').max(120),
  email,
  password,
});

export const registerBody = registration.extend({
  /** IANA name, from the browser; an unknown one is ignored. */
  timeZone: z.string().max(64).nullish(),
  /** What is in the link of an invitation. */
  invitation: invitationToken.nullish(),
});

const passwordsDiffer = { path: ['confirmPassword'], message: 'Passwords do not match' };

/** The register form: confirmPassword stays in the browser. */
export const registerForm = registration
  .extend({
    confirmPassword: password,
    /** The link of an invitation as it was pasted, where one is asked for. */
    invitation: z.string().max(2000).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, passwordsDiffer);

const name = registration.shape.name;

/** The same fields without defaults: a field left out of a change must not be reset to its default. */
function asGiven<Shape extends Record<string, z.ZodDefault>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, field.unwrap()])) as {
    [Key in keyof Shape]: ReturnType<Shape[Key]['unwrap']>;
  };
}

/** What Settings saves; a part that is left out stays as it is. A new e-mail address waits in `pendingEmail` (D8). */
export const updateUserBody = z
  .object({
    name,
    email,
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
  currentPassword: z.string().min(1, 'Enter your current password').max(1000),
  newPassword: password,
});

/** The form that changes a password: confirmPassword stays in the browser. */
export const changePasswordForm = changePasswordBody
  .extend({ confirmPassword: password })
  .refine((form) => form.newPassword === form.confirmPassword, passwordsDiffer);

export const deleteAccountBody = z.object({ password: z.string().min(1, 'Enter your password').max(1000) });

/** For a default style that lacks its photo. */
export const missingDefaultPhotoMessage = 'Please upload a photo for this style category.';

/** A mail program may have cut it short. */
const accountToken = z.object({
  token: z.string().min(20, 'This link is not complete. Open it once more from the mail.').max(100),
});

export const forgotPasswordBody = z.object({ email });
export const resetPasswordBody = accountToken.extend({ password });

/** The form behind a reset link: confirmPassword stays in the browser. */
export const resetPasswordForm = resetPasswordBody
  .pick({ password: true })
  .extend({ confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, passwordsDiffer);

/** A browser that is signed in to the account. */
export const sessionView = z.object({
  /** Names the session here and opens nothing. */
  id: z.string(),
  /** Such as 'Firefox on Windows'; null when the browser did not say. */
  device: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

export const accountEndpoints = {
  currentUser: endpoint({ method: 'GET', path: '/api/user', response: userView }),
  update: endpoint({ method: 'PATCH', path: '/api/user', body: updateUserBody, response: userView }),
  changePassword: endpoint({ method: 'POST', path: '/api/user/password', body: changePasswordBody }),
  /** Everything the user owns goes, files too. */
  remove: endpoint({ method: 'DELETE', path: '/api/user', body: deleteAccountBody }),
  /** 204 for a login of the last ten minutes, which the download and a new e-mail address ask for; else 403 `login_too_old`. */
  checkRecentLogin: endpoint({ method: 'POST', path: '/api/user/recent-login' }),
  /** The answer is application/zip: JSON, CSV, vCard and pictures. */
  download: endpoint({ method: 'GET', path: '/api/user/data.zip' }),
  /** The link in the mail to the new address, and the one in the mail to the old address (D8). */
  confirmEmail: endpoint({ method: 'POST', path: '/api/email/confirm', body: accountToken }),
  undoEmail: endpoint({ method: 'POST', path: '/api/email/undo', body: accountToken }),
  /** Mails a link to the account of this address; the answer is the same if no account exists (D7). */
  forgotPassword: endpoint({ method: 'POST', path: '/api/password/forgot', body: forgotPasswordBody }),
  resetPassword: endpoint({ method: 'POST', path: '/api/password/reset', body: resetPasswordBody }),
  /** Mails the link that confirms the address of the account (D45). */
  sendVerification: endpoint({ method: 'POST', path: '/api/user/verification' }),
  verifyEmail: endpoint({ method: 'POST', path: '/api/email/verify', body: accountToken }),
  sessions: endpoint({ method: 'GET', path: '/api/user/sessions', response: z.array(sessionView) }),
  /** Ends every session but the one that asks. */
  endOtherSessions: endpoint({ method: 'DELETE', path: '/api/user/sessions' }),
  setDefaultStyle: endpoint({
    method: 'POST',
    path: '/api/users/:id/default-card-style',
    params: idParams,
    body: z.object({ cardStyleId: z.uuid(missingStyleMessage) }),
    files: ['styleImage'],
    response: userView,
  }),
  login: endpoint({ method: 'POST', path: '/api/login', signsIn: true, body: loginBody, response: userView }),
  register: endpoint({ method: 'POST', path: '/api/register', body: registerBody, response: userView }),
  logout: endpoint({ method: 'POST', path: '/api/logout' }),
  adminCheck: endpoint({ method: 'GET', path: '/api/admin/check', response: z.object({ isAdmin: z.boolean() }) }),
};
