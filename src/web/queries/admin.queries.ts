import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AuditEvent } from '../../contract/audit-events.ts';
import { call } from '../api.ts';

/** How many log lines the server returns per page. */
const linesPerPage = 100;

/** How many templates, configurations, models and users there are. */
export const adminCountsQuery = queryOptions({
  queryKey: ['/api/admin', 'counts'],
  queryFn: ({ signal }) => call('GET /api/admin/counts', { signal }),
});

/** How the installation is, and what needs its host; read on every visit. */
export const statusQuery = queryOptions({
  queryKey: ['/api/admin', 'status'],
  queryFn: ({ signal }) => call('GET /api/admin/status', { signal }),
  staleTime: 0,
});

/** The cards and AI costs of the last thirty days. */
export const dailyQuery = queryOptions({
  queryKey: ['/api/admin', 'daily'],
  queryFn: ({ signal }) => call('GET /api/admin/daily', { signal }),
  staleTime: 0,
});

const underWayReadAgainMs = 3_000;

/** The backups, their plan and the last run; read again while one is made. */
export const backupsQuery = queryOptions({
  queryKey: ['/api/admin', 'backups'],
  queryFn: ({ signal }) => call('GET /api/admin/backups', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isUnderWay ? underWayReadAgainMs : false),
});

/** The mail server of the installation. */
export const mailSettingsQuery = queryOptions({
  queryKey: ['/api/admin', 'mail'],
  queryFn: ({ signal }) => call('GET /api/admin/mail', { signal }),
});

/** The key that signs mails. */
export const dkimQuery = queryOptions({
  queryKey: ['/api/admin', 'dkim'],
  queryFn: ({ signal }) => call('GET /api/admin/dkim', { signal }),
});

/** The AI provider of the installation. */
export const aiSettingsQuery = queryOptions({
  queryKey: ['/api/admin', 'ai'],
  queryFn: ({ signal }) => call('GET /api/admin/ai', { signal }),
});

/** What an administrator decided for the installation. */
export const installationQuery = queryOptions({
  queryKey: ['/api/admin', 'installation'],
  queryFn: ({ signal }) => call('GET /api/admin/installation', { signal }),
});

/** The prompt templates in display order. */
export const templatesQuery = queryOptions({
  queryKey: ['/api/admin', 'templates'],
  queryFn: ({ signal }) => call('GET /api/admin/prompt-templates', { signal }),
});

/** The prompt configurations. */
export const configsQuery = queryOptions({
  queryKey: ['/api/admin', 'configs'],
  queryFn: ({ signal }) => call('GET /api/admin/prompt-configs', { signal }),
});

/** The AI models with their parameters; always stale, so that every visit reads them. */
export const modelsQuery = queryOptions({
  queryKey: ['/api/admin', 'models'],
  queryFn: ({ signal }) => call('GET /api/admin/models', { signal }),
  staleTime: 0,
});

/** How many accounts are shown at once. */
export const shownUsers = 200;

/** The newest accounts, or those whose name, address or username contains the words. */
export const adminUsersQuery = (search: string) =>
  queryOptions({
    queryKey: ['/api/admin', 'users', search],
    queryFn: ({ signal }) =>
      call('GET /api/admin/users', { query: { search: search || undefined, limit: shownUsers }, signal }),
    // Administrators see current data on every visit; the same holds for the log and the outbox.
    staleTime: 0,
  });

/** The accounts waiting for approval. */
export const waitingUsersQuery = queryOptions({
  queryKey: ['/api/admin', 'waiting'],
  queryFn: ({ signal }) => call('GET /api/admin/users', { query: { waiting: 'yes', limit: shownUsers }, signal }),
  staleTime: 0,
});

/** The settings for registration and sending limits. */
export const registrationQuery = queryOptions({
  queryKey: ['/api/admin', 'registration'],
  queryFn: ({ signal }) => call('GET /api/admin/registration', { signal }),
  staleTime: 0,
});

/** The invitations, newest first. */
export const invitationsQuery = queryOptions({
  queryKey: ['/api/admin', 'invitations'],
  queryFn: ({ signal }) => call('GET /api/admin/invitations', { signal }),
  staleTime: 0,
});

/** The calls of the AI log, in pages. */
export const aiCallsQuery = infiniteQueryOptions({
  queryKey: ['/api/admin', 'ai-log'],
  queryFn: ({ pageParam, signal }) => call('GET /api/admin/ai-log', { query: { before: pageParam }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < linesPerPage ? undefined : page.at(-1)?.id),
  staleTime: 0,
});

/** The events of the audit log that match a filter, in pages. */
export const auditQuery = (filter: {
  event: AuditEvent | undefined;
  account: number | undefined;
  name: string | undefined;
}) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/audit', { query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < linesPerPage ? undefined : page.at(-1)?.id),
    staleTime: 0,
  });

/** The messages sent while no mail server is set up. */
export const outboxQuery = queryOptions({
  queryKey: ['/api/admin', 'outbox'],
  queryFn: ({ signal }) => call('GET /api/admin/outbox', { signal }),
  staleTime: 0,
});

/** Marks the lists and counts of the admin area as stale after a change. */
export async function markAdminStale(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['/api/admin'] });
}
