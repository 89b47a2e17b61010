import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../../features/settings/settings-page.tsx';

export const Route = createFileRoute('/_user/_shell/settings')({
  head: () => ({ meta: [{ title: 'Settings | Fondly' }] }),
  component: SettingsPage,
});
