/**
 * The declared order of the server's features: a later one may use what an earlier one has in its public.ts, never the other
 * way round. A new feature is added here, after everything it needs.
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
