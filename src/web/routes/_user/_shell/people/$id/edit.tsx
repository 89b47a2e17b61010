import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/people/$id/edit')({
  head: () => ({ meta: [{ title: 'Edit Contact | Fondly' }] }),
  component: () => <NotBuiltPage title="Edit Contact" />,
});
