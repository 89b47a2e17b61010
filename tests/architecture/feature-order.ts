/**
 * The declared order of the server's features: a later one may use the public.ts of an earlier one, never the reverse.
 * Add a new feature after everything it needs.
 */
export const featureOrder = [
  'audit',
  'accounts',
  'images',
  'styles',
  'contacts',
  'dates',
  'calendar',
  'prompts',
  'generation',
  'cards',
  'delivery',
  'push',
  'automatic-cards',
  'reminders',
  'dashboard',
  'account-data',
  'admin',
  'system',
] as const;
