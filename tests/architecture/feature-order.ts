/**
 * The declared order of the server's features: a later one may use the public.ts of an earlier one, never the reverse.
 * Add a new feature after everything it needs.
 */
export const featureOrder = [
  'audit',
  'accounts',
  'images',
  'trash',
  'signatures',
  'styles',
  'contacts',
  'dates',
  'calendar',
  'prompts',
  'generation',
  'cards',
  'delivery',
  'signing',
  'push',
  'automatic-cards',
  'rounds',
  'first-card',
  'reminders',
  'answers',
  'keepsakes',
  'paper',
  'dashboard',
  'account-data',
  'admin',
  'backups',
  'system',
] as const;
