import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/users')({
  head: () => ({ meta: [{ title: 'Users | Fondly' }] }),
  component: () => <NotBuiltPage title="Users" />,
});
