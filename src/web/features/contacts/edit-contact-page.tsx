import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type PersonView, personForm } from '../../../contract/people.ts';
import { personQuery } from '../../queries/people.queries.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { type ContactFormInput, type ContactFormOutput, contactFormValues } from './contact-form-values.ts';
import { ContactLoadError } from './contact-load-error.tsx';
import { ContactMenu } from './contact-menu.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useUpdateContact } from './use-save-contact.ts';

/** The form of a stored contact, once it is loaded. */
export function EditContactPage({ id }: { id: string }) {
  const person = useQuery(personQuery(id));
  return (
    <Page narrow>
      {person.isPending && <FormSkeleton />}
      {person.isError && !person.data && (
        <ContactLoadError error={person.error} onRetry={() => void person.refetch()} />
      )}
      {person.data && <EditContact key={person.data.id} person={person.data} />}
    </Page>
  );
}

function EditContact({ person }: { person: PersonView }) {
  const form = useForm<ContactFormInput, unknown, ContactFormOutput>({
    resolver: zodResolver(personForm),
    defaultValues: contactFormValues(person),
  });
  const save = useUpdateContact(person);
  const back = { to: '/people/$id', params: { id: String(person.id) } } as const;
  return (
    <>
      <BackLink {...back}>
        <bdi>{person.name}</bdi>
      </BackLink>
      <PageHead title="Edit Contact" actions={<ContactMenu person={person} />} />
      <ContactForm form={form} save={save} submitLabel="Update Contact" busyLabel="Updating..." cancel={back} />
    </>
  );
}
