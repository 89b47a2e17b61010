import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { UsersPage } from '../../../../features/admin/users/users-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/users')({
  head: () => ({ meta: [{ title: t`Users | Fondly` }] }),
  component: UsersPage,
});
