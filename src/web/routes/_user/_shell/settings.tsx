import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/settings')({
  head: () => ({ meta: [{ title: 'Settings | Fondly' }] }),
  component: () => <NotBuiltPage title="Settings" />,
});
