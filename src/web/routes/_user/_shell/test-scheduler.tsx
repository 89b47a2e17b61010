import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { TestSchedulerPage } from '../../../features/scheduler/test-scheduler-page.tsx';
import { AdminArea } from '../../../shell/admin-area.tsx';

export const Route = createFileRoute('/_user/_shell/test-scheduler')({
  head: () => ({ meta: [{ title: t`Test Card Scheduler | Fondly` }] }),
  component: () => (
    <AdminArea>
      <TestSchedulerPage />
    </AdminArea>
  ),
});
