import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { ConfigsPage } from '../../../../features/admin/configs/configs-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/prompt-configs')({
  head: () => ({ meta: [{ title: pageTitle(t`Prompt Configurations`) }] }),
  component: ConfigsPage,
});
