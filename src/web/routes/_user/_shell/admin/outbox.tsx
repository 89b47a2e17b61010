import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '../../../../features/admin/outbox/outbox-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/outbox')({
  head: () => ({ meta: [{ title: 'Outbox | Fondly' }] }),
  component: OutboxPage,
});
