import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cardStylePreset } from './styles.ts';
import { artStyles, colorPalettes, sceneSettings, themes, visualDetails } from './vocabulary.ts';

export const preferences = z.object({
  emailNotifications: z.boolean().default(true),
  eventReminders: z.boolean().default(true),
  marketingUpdates: z.boolean().default(false),
  theme: z.enum(themes).default('system'),
  useAnimations: z.boolean().default(true),
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

export const userView = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  subscriptionPlan: z.string(),
  cardCreditsRemaining: z.int(),
  timeZone: z.string(),
  pendingEmail: z.string().nullable(),
  emailVerified: z.boolean(),
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
  /** IANA name, from the browser; an unknown one counts as none. */
  timeZone: z.string().max(64).nullish(),
});

/** The register form: confirmPassword stays in the browser. */
export const registerForm = registration
  .extend({ confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

export const accountEndpoints = {
  currentUser: endpoint({ method: 'GET', path: '/api/user', response: userView }),
  login: endpoint({ method: 'POST', path: '/api/login', body: loginBody, response: userView }),
  register: endpoint({ method: 'POST', path: '/api/register', body: registerBody, response: userView }),
  logout: endpoint({ method: 'POST', path: '/api/logout' }),
  adminCheck: endpoint({ method: 'GET', path: '/api/admin/check', response: z.object({ isAdmin: z.boolean() }) }),
};
