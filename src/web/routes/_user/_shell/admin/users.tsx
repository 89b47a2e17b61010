import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { UsersPage } from '../../../../features/admin/users/users-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/users')({
  head: () => ({ meta: [{ title: pageTitle(t`Users`) }] }),
  component: UsersPage,
});
