import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../../contract/translate.ts';
import { EditContactPage } from '../../../../../features/contacts/edit-contact-page.tsx';
import { personQuery } from '../../../../../queries/people.queries.ts';

export const Route = createFileRoute('/_user/_shell/people/$id/edit')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(personQuery(params.id));
  },
  head: () => ({ meta: [{ title: t`Edit Contact | Fondly` }] }),
  component: EditContact,
});

function EditContact() {
  const { id } = Route.useParams();
  return <EditContactPage key={id} id={id} />;
}
