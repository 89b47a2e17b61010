import { createFileRoute } from '@tanstack/react-router';
import { AddContactPage } from '../../../../features/contacts/add-contact-page.tsx';

export const Route = createFileRoute('/_user/_shell/people/add')({
  head: () => ({ meta: [{ title: 'Add New Contact | Fondly' }] }),
  component: AddContactPage,
});
