import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { RegistrationPage } from '../../../../features/admin/registration/registration-page.tsx';
import { pageTitle } from '../../../../page-title.ts';

export const Route = createFileRoute('/_user/_shell/admin/registration')({
  head: () => ({ meta: [{ title: pageTitle(t`Registration`) }] }),
  component: RegistrationPage,
});
