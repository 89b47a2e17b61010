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
  'generate-upcoming-cards': 'Upcoming cards',
  'process-scheduled-cards': 'Scheduled cards',
  'send-reminders': 'Reminders',
  'look-ahead': 'Weekly look-ahead',
  'read-bounces': 'Returned mail',
  'tidy-up': 'Tidying up',
  'back-up': 'Backup',
};
