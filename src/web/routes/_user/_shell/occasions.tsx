import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/occasions')({
  head: () => ({ meta: [{ title: 'All Occasions Page | Fondly' }] }),
  component: () => <NotBuiltPage title="All Occasions Page" />,
});
