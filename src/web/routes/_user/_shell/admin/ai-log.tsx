import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { AiLogPage } from '../../../../features/admin/ai-log/ai-log-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/ai-log')({
  head: () => ({ meta: [{ title: pageTitle(t`AI Log`) }] }),
  component: AiLogPage,
});
