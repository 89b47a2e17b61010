import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/prompt-templates')({
  head: () => ({ meta: [{ title: 'Prompt Templates | Fondly' }] }),
  component: () => <NotBuiltPage title="Prompt Templates" />,
});
