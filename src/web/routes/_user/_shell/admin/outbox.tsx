import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { OutboxPage } from '../../../../features/admin/outbox/outbox-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/outbox')({
  head: () => ({ meta: [{ title: t`Outbox | Fondly` }] }),
  component: OutboxPage,
});
