import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/people/$personId/dates/add')({
  head: () => ({ meta: [{ title: 'Add Important Date | Fondly' }] }),
  component: () => <NotBuiltPage title="Add Important Date" />,
});
