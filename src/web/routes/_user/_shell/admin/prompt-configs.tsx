import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { ConfigsPage } from '../../../../features/admin/configs/configs-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/prompt-configs')({
  head: () => ({ meta: [{ title: t`Prompt Configurations | Fondly` }] }),
  component: ConfigsPage,
});
