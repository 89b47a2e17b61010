import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { safeReturnPath } from '../../../../../domain/return-path.ts';
import { AddContactPage } from '../../../../features/contacts/add-contact-page.tsx';
import { readText, type Search } from '../../../../read-search.ts';

export const Route = createFileRoute('/_user/_shell/people/add')({
  validateSearch: ({ returnTo }: Search): { returnTo?: string } => ({ returnTo: readText(returnTo) }),
  head: () => ({ meta: [{ title: t`Add New Contact | Fondly` }] }),
  component: AddContact,
});

function AddContact() {
  const { returnTo } = Route.useSearch();
  return <AddContactPage returnTo={returnTo && safeReturnPath(returnTo)} />;
}
