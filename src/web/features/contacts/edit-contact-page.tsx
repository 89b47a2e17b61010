import { useQuery } from '@tanstack/react-query';
import { personQuery } from '../../queries/people.queries.ts';
import { Page } from '../../shell/page.tsx';
import { useLater } from '../../ui/use-later.ts';
import { ContactLoadError } from './contact-load-error.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

const loadForm = () => import('./edit-contact.tsx').then((module) => module.EditContact);

/** The form of a stored contact, once it is loaded. */
export function EditContactPage({ id }: { id: string }) {
  const person = useQuery(personQuery(id));
  const EditContact = useLater(loadForm, true);
  return (
    <Page narrow>
      {(person.isPending || (person.data && !EditContact)) && <FormSkeleton />}
      <ContactLoadError query={person} />
      {person.data && EditContact && <EditContact key={person.data.id} person={person.data} />}
    </Page>
  );
}
