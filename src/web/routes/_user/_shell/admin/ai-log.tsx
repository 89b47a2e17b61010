import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { AiLogPage } from '../../../../features/admin/ai-log/ai-log-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/ai-log')({
  head: () => ({ meta: [{ title: t`AI Log | Fondly` }] }),
  component: AiLogPage,
});
