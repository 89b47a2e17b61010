import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/cards/create')({
  head: () => ({ meta: [{ title: 'Create a Card | Fondly' }] }),
  component: () => <NotBuiltPage title="Create a Card" />,
});
