import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { SettingsPage } from '../../../features/settings/settings-page.tsx';

export const Route = createFileRoute('/_user/_shell/settings')({
  head: () => ({ meta: [{ title: t`Settings | Fondly` }] }),
  component: SettingsPage,
});
