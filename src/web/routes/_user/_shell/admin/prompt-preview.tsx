import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/prompt-preview')({
  head: () => ({ meta: [{ title: 'Prompt Preview | Fondly' }] }),
  component: () => <NotBuiltPage title="Prompt Preview" />,
});
