import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/important-dates')({
  head: () => ({ meta: [{ title: 'Important Dates | Fondly' }] }),
  component: () => <NotBuiltPage title="Important Dates" />,
});
