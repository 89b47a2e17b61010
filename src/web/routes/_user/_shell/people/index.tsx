import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/people/')({
  head: () => ({ meta: [{ title: 'My Contacts | Fondly' }] }),
  component: () => <NotBuiltPage title="My Contacts" />,
});
