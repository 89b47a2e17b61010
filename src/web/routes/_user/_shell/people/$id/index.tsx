import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/people/$id/')({
  head: () => ({ meta: [{ title: 'Contact | Fondly' }] }),
  component: () => <NotBuiltPage title="Contact" />,
});
