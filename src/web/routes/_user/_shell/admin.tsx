import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';
import { AdminArea } from '../../../shell/admin-area.tsx';

/** All routes under /admin are for administrators. */
export const Route = createFileRoute('/_user/_shell/admin')({
  component: () => (
    <AdminArea>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </AdminArea>
  ),
});
