import type { LinkProps } from '@tanstack/react-router';

type AdminPlace = { to: NonNullable<LinkProps['to']>; label: string };

/** The pages of the admin menu, in its order. */
export const adminPlaces: readonly AdminPlace[] = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/prompt-templates', label: 'Prompt Templates' },
  { to: '/admin/prompt-configs', label: 'Prompt Configurations' },
  { to: '/admin/model-management', label: 'Model Management' },
  { to: '/admin/prompt-preview', label: 'Prompt Preview' },
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/registration', label: 'Registration' },
  { to: '/admin/outbox', label: 'Outbox' },
  { to: '/admin/ai-log', label: 'AI Log' },
  { to: '/admin/audit', label: 'Audit Log' },
];
