import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { PreviewPage } from '../../../../features/admin/preview/preview-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/prompt-preview')({
  head: () => ({ meta: [{ title: pageTitle(t`Prompt Preview`) }] }),
  component: PreviewPage,
});
