import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { OverviewPage } from '../../../../features/admin/overview-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/')({
  head: () => ({ meta: [{ title: pageTitle(t`Administration`) }] }),
  component: OverviewPage,
});
