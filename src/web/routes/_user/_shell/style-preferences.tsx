import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { StylePreferencesPage } from '../../../features/settings/style-preferences-page.tsx';

export const Route = createFileRoute('/_user/_shell/style-preferences')({
  head: () => ({ meta: [{ title: t`Style Preferences | Fondly` }] }),
  component: StylePreferencesPage,
});
