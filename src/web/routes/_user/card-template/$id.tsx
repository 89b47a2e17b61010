import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/card-template/$id')({
  head: () => ({ meta: [{ title: 'Full Card | Fondly' }] }),
  component: () => <NotBuiltPage title="Full Card" />,
});
