import { createFileRoute } from '@tanstack/react-router';
import { RegistrationPage } from '../../../../features/admin/registration/registration-page.tsx';

export const Route = createFileRoute('/_user/_shell/admin/registration')({
  head: () => ({ meta: [{ title: 'Registration | Fondly' }] }),
  component: RegistrationPage,
});
