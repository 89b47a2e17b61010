import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/model-management')({
  head: () => ({ meta: [{ title: 'Model Management | Fondly' }] }),
  component: () => <NotBuiltPage title="Model Management" />,
});
