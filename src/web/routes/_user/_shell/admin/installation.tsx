import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { InstallationPage } from '../../../../features/admin/installation/installation-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/installation')({
  head: () => ({ meta: [{ title: t`Installation | Fondly` }] }),
  component: InstallationPage,
});
