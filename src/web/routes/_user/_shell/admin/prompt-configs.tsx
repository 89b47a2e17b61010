import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/prompt-configs')({
  head: () => ({ meta: [{ title: 'Prompt Configurations | Fondly' }] }),
  component: () => <NotBuiltPage title="Prompt Configurations" />,
});
