import type { JobName } from '../../queue/job-kinds.ts';

/**
 * Jobs that a backup carries: those whose work would be missing without anybody knowing. Recurring ones come round again,
 * generations are taken up from their rows, and mails are not sent a second time by themselves.
 */
export const carriedJobNames: readonly JobName[] = ['apply-import', 'remove-files'];
