import type { JobDefinition } from './job-definition.ts';

/**
 * Every kind of job and its data: ids only, since the rows are authoritative. This table types everything sent,
 * scheduled and registered. A waiting job may come from the previous release, so data may change only in ways that its
 * handler tolerates.
 */
export interface JobKinds {
  'apply-import': { importId: number };
  'bring-in-account': { importId: number };
  /** `isWanted`: an administrator asked for it, whatever the plan. */
  'back-up': { isWanted?: true };
  'catch-up': Nothing;
  'generate-upcoming-cards': Nothing;
  'look-ahead': Nothing;
  'mail-answers': Nothing;
  'mail-account-link': { tokenHash: string };
  'mail-password-reset': { email: string };
  'mail-signing': Nothing;
  'make-automatic-card': { dateId: number; occurrenceDate: string; runId: number };
  'make-round-card': { roundId: number; personId: number };
  'process-scheduled-cards': Nothing;
  'read-bounces': Nothing;
  'remove-files': { imageIds: string[]; imports: { id: number; photoPacks: number }[] };
  'revive-generations': Nothing;
  'revive-rounds': Nothing;
  'run-generation': { generationId: number };
  'send-message': NewsFor;
  'send-push': NewsFor & { deviceId: number };
  'send-reminders': Nothing;
  'send-webhooks': Nothing;
  'sync-address-book': { accountId: number };
  'sync-slow-address-book': { accountId: number };
  'sync-address-books': Nothing;
  'tidy-up': Nothing;
  'watch-disk': Nothing;
}

type Nothing = Record<string, never>;

/** News for a user, of their own account or of another in which they are a member. */
export type NewsFor = { userId: number; membershipId?: number; news: News };

/** A message to a user: an automatic draft waits, a date is near, a card was answered or not delivered. */
export type News =
  | { kind: 'draft'; cardId: number }
  | { kind: 'reminder'; dateId: number; occurrenceDate: string }
  | { kind: 'answer'; answerId: number }
  | { kind: 'failure'; cardId: number };

export type JobName = keyof JobKinds;

/** The job of one kind: what runs it, and how. */
export type Job<Name extends JobName> = JobDefinition<JobKinds[Name], Name>;
