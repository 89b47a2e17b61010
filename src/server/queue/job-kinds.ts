import type { JobDefinition } from './job-definition.ts';

/**
 * Every kind of job and what it carries: ids, since the rows are the truth. What is sent, scheduled and registered is held
 * to this table. A job that waits was written by the release before, so a payload changes only in ways its handler bears.
 */
export interface JobKinds {
  'apply-import': { importId: number };
  'catch-up': Nothing;
  'generate-upcoming-cards': Nothing;
  'look-ahead': Nothing;
  'mail-account-link': { tokenHash: string };
  'mail-password-reset': { email: string };
  'make-automatic-card': { dateId: number; occurrenceDate: string; runId: number };
  'process-scheduled-cards': Nothing;
  'read-bounces': Nothing;
  'remove-files': { imageIds: string[]; imports: { id: number; photoPacks: number }[] };
  'revive-generations': Nothing;
  'run-generation': { generationId: number };
  'send-push': { userId: number; deviceId: number; news: News };
  'send-reminders': Nothing;
  'tidy-up': Nothing;
  'watch-disk': Nothing;
}

type Nothing = Record<string, never>;

/** The news for a user's browsers: an automatic draft waits, or a date is near. */
export type News = { kind: 'draft'; cardId: number } | { kind: 'reminder'; dateId: number; occurrenceDate: string };

export type JobName = keyof JobKinds;

/** The job of one kind: what runs it, and how. */
export type Job<Name extends JobName> = JobDefinition<JobKinds[Name], Name>;
