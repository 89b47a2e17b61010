import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { InstallationPage } from '../../../../features/admin/installation/installation-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/installation')({
  head: () => ({ meta: [{ title: pageTitle(t`Installation`) }] }),
  component: InstallationPage,
});
