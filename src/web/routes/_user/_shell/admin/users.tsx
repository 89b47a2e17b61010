import { createFileRoute } from '@tanstack/react-router';
import { UsersPage } from '../../../../features/admin/users/users-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/users')({
  head: () => ({ meta: [{ title: 'Users | Fondly' }] }),
  component: UsersPage,
});
