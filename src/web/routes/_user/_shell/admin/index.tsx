import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../../../features/admin/overview-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/')({
  head: () => ({ meta: [{ title: 'Administration | Fondly' }] }),
  component: OverviewPage,
});
