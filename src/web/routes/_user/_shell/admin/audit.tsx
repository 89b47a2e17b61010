import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { AuditPage } from '../../../../features/admin/audit/audit-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/audit')({
  head: () => ({ meta: [{ title: t`Audit Log | Fondly` }] }),
  component: AuditPage,
});
