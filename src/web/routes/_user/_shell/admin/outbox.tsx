import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { OutboxPage } from '../../../../features/admin/outbox/outbox-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/outbox')({
  head: () => ({ meta: [{ title: pageTitle(t`Outbox`) }] }),
  component: OutboxPage,
});
