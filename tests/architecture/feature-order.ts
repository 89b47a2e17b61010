/**
 * The declared order of the server's features: a later one may use an earlier one's store, policy or view, never the other way
 * round, and never its routes or jobs. A new feature is added here, after everything it needs.
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
