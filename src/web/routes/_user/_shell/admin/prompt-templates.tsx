import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { TemplatesPage } from '../../../../features/admin/templates/templates-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/prompt-templates')({
  head: () => ({ meta: [{ title: pageTitle(t`Prompt Templates`) }] }),
  component: TemplatesPage,
});
