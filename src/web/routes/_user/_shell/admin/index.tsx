import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/')({
  head: () => ({ meta: [{ title: 'Admin | Fondly' }] }),
  component: () => <NotBuiltPage title="Admin" />,
});
