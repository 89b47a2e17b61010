import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { OverviewPage } from '../../../../features/admin/overview-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/')({
  head: () => ({ meta: [{ title: t`Administration | Fondly` }] }),
  component: OverviewPage,
});
