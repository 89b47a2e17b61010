import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { ModelsPage } from '../../../../features/admin/models/models-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/model-management')({
  head: () => ({ meta: [{ title: t`Model Management | Fondly` }] }),
  component: ModelsPage,
});
