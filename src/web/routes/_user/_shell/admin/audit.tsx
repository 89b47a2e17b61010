import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { AuditPage } from '../../../../features/admin/audit/audit-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/audit')({
  head: () => ({ meta: [{ title: pageTitle(t`Audit Log`) }] }),
  component: AuditPage,
});
