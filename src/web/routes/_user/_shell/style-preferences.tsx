import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '../../../shell/not-built-page.tsx';

export const Route = createFileRoute('/_user/_shell/style-preferences')({
  head: () => ({ meta: [{ title: 'Style Preferences | Fondly' }] }),
  component: () => <NotBuiltPage title="Style Preferences" />,
});
