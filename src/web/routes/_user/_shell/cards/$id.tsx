import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/cards/$id')({
  head: () => ({ meta: [{ title: 'Card | Fondly' }] }),
  component: () => <NotBuiltPage title="Card" />,
});
