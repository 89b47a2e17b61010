/** Every table, for the database client and the migration generator. */
export * from './ai-calls.ts';
export * from './audit-log.ts';
export * from './card-styles.ts';
export * from './cards.ts';
export * from './delivery-holds.ts';
export * from './generations.ts';
export * from './images.ts';
export * from './important-dates.ts';
export * from './people.ts';
export * from './prompts.ts';
export * from './push-subscriptions.ts';
export * from './sign-in.ts';
export * from './users.ts';
export * from './workers.ts';
