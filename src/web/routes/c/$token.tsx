import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../shell/not-built-page.tsx';

export const Route = createFileRoute('/c/$token')({
  head: () => ({ meta: [{ title: 'Card | Fondly' }] }),
  component: () => <NotBuiltPage title="Card" />,
});
