import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/people/add')({
  head: () => ({ meta: [{ title: 'Add New Contact | Fondly' }] }),
  component: () => <NotBuiltPage title="Add New Contact" />,
});
