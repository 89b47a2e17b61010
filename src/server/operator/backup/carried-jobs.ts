import type { JobName } from '../../queue/job-kinds.ts';

/**
 * The jobs in a backup: those whose work would otherwise be lost unnoticed. Recurring jobs run again anyway,
 * generations resume from their rows, and mails are not sent a second time.
 */
export const carriedJobNames: readonly JobName[] = ['apply-import', 'remove-files'];
