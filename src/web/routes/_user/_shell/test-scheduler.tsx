import { createFileRoute } from '@tanstack/react-router';
import { AdminArea } from '../../../shell/admin-area.tsx';
import { NotBuiltPage } from '../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/test-scheduler')({
  head: () => ({ meta: [{ title: 'Test Card Scheduler | Fondly' }] }),
  component: () => (
    <AdminArea>
      <NotBuiltPage title="Test Card Scheduler" />
    </AdminArea>
  ),
});
