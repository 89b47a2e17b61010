import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Whose paper: a round, or cards or contacts as ids with commas between. */
export type PaperSubject = { round?: number; cards?: string; people?: string; drafts?: 'yes' };

/** Who gets something on paper; read again each time, because addresses change. */
export const paperQuery = (subject: PaperSubject) =>
  queryOptions({
    queryKey: ['/api/paper/recipients', subject],
    queryFn: ({ signal }) => call('GET /api/paper/recipients', { query: subject, signal }),
    staleTime: 0,
  });
