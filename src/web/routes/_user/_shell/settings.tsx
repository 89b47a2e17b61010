import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { SettingsPage } from '../../../features/settings/settings-page.tsx';
import { pageTitle } from '../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/settings')({
  head: () => ({ meta: [{ title: pageTitle(t`Settings`) }] }),
  component: SettingsPage,
});
