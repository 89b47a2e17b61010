import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/people/$personId/dates/$dateId/edit')({
  head: () => ({ meta: [{ title: 'Edit Important Date | Fondly' }] }),
  component: () => <NotBuiltPage title="Edit Important Date" />,
});
