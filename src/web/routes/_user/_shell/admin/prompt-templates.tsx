import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { TemplatesPage } from '../../../../features/admin/templates/templates-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/prompt-templates')({
  head: () => ({ meta: [{ title: t`Prompt Templates | Fondly` }] }),
  component: TemplatesPage,
});
