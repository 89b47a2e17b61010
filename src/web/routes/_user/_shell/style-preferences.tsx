import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { StylePreferencesPage } from '../../../features/settings/style-preferences-page.tsx';
import { pageTitle } from '../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/style-preferences')({
  head: () => ({ meta: [{ title: pageTitle(t`Style Preferences`) }] }),
  component: StylePreferencesPage,
});
