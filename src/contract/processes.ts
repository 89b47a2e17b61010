import { t } from './translate.ts';

/** The automatic processes; their runs are recorded under these names. */
export const processNames = [
  'generate-upcoming-cards',
  'process-scheduled-cards',
  'send-reminders',
  'look-ahead',
  'read-bounces',
  'tidy-up',
  'back-up',
] as const;
export type ProcessName = (typeof processNames)[number];

/** What pages and the operator's commands call the processes. */
export const processLabels: Record<ProcessName, string> = {
  'generate-upcoming-cards': t`Upcoming cards`,
  'process-scheduled-cards': t`Scheduled cards`,
  'send-reminders': t`Reminders`,
  'look-ahead': t`Weekly look-ahead`,
  'read-bounces': t`Returned mail`,
  'tidy-up': t`Tidying up`,
  'back-up': t`Backup`,
};
