import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { TestSchedulerPage } from '../../../features/scheduler/test-scheduler-page.tsx';
import { pageTitle } from '../../../page-title.ts';
import { AdminArea } from '../../../shell/admin-area.tsx';

export const Route = createFileRoute('/_user/_shell/test-scheduler')({
  head: () => ({ meta: [{ title: pageTitle(t`Test Card Scheduler`) }] }),
  component: () => (
    <AdminArea>
      <TestSchedulerPage />
    </AdminArea>
  ),
});
