import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { RegistrationPage } from '../../../../features/admin/registration/registration-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/registration')({
  head: () => ({ meta: [{ title: t`Registration | Fondly` }] }),
  component: RegistrationPage,
});
