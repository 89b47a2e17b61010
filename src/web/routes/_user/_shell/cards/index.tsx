import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/cards/')({
  head: () => ({ meta: [{ title: 'Cards | Fondly' }] }),
  component: () => <NotBuiltPage title="Cards" />,
});
