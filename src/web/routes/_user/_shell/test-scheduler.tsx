import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/test-scheduler')({
  head: () => ({ meta: [{ title: 'Test Card Scheduler | Fondly' }] }),
  component: () => <NotBuiltPage title="Test Card Scheduler" />,
});
