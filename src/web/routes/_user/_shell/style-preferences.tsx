import { createFileRoute } from '@tanstack/react-router';
import { StylePreferencesPage } from '../../../features/settings/style-preferences-page.tsx';

export const Route = createFileRoute('/_user/_shell/style-preferences')({
  head: () => ({ meta: [{ title: 'Style Preferences | Fondly' }] }),
  component: StylePreferencesPage,
});
