import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/')({
  head: () => ({ meta: [{ title: 'Home | Fondly' }] }),
  component: () => <NotBuiltPage title="Home" />,
});
