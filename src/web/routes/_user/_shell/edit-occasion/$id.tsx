import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/edit-occasion/$id')({
  head: () => ({ meta: [{ title: 'Edit Occasion | Fondly' }] }),
  component: () => <NotBuiltPage title="Edit Occasion" />,
});
