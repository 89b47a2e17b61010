import { createFileRoute } from '@tanstack/react-router';
import { InstallationPage } from '../../../../features/admin/installation/installation-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/installation')({
  head: () => ({ meta: [{ title: 'Installation | Fondly' }] }),
  component: InstallationPage,
});
