import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { PreviewPage } from '../../../../features/admin/preview/preview-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/prompt-preview')({
  head: () => ({ meta: [{ title: t`Prompt Preview | Fondly` }] }),
  component: PreviewPage,
});
