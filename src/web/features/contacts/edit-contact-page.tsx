import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type PersonView, personForm } from '../../../contract/people.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import { cardsQuery } from '../../queries/cards.queries.ts';
import { personQuery } from '../../queries/people.queries.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { type ContactFormInput, type ContactFormOutput, contactFormValues } from './contact-form-values.ts';
import { ContactLoadError } from './contact-load-error.tsx';
import { ContactMenu } from './contact-menu.tsx';
import { CorrectEmailDialog } from './correct-email-dialog.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { type ContactSave, useUpdateContact } from './use-save-contact.ts';

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
  const cards = useQuery(cardsQuery(person.id)).data ?? [];
  const waiting = cards.filter(({ deliveryStatus }) => allows(deliveryStatus, 'edit')).length;
  const [asked, setAsked] = useState<{ save: ContactSave; goOn: (save: ContactSave) => void } | null>(null);
  const back = { to: '/people/$id', params: { id: String(person.id) } } as const;
  return (
    <>
      <BackLink {...back}>
        <bdi>{person.name}</bdi>
      </BackLink>
      <PageHead title="Edit Contact" actions={<ContactMenu person={person} />} />
      <ContactForm
        form={form}
        person={person}
        save={save}
        ask={(wanted, goOn) => {
          const corrected = person.email && wanted.body.email && wanted.body.email !== person.email;
          if (corrected && waiting > 0) setAsked({ save: wanted, goOn });
          else goOn(wanted);
        }}
        submitLabel="Update Contact"
        busyLabel="Updating..."
        cancel={back}
      />
      <CorrectEmailDialog
        person={person}
        waiting={waiting}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onChoose={(updateCards) => {
          asked?.goOn({ ...asked.save, updateCards });
          setAsked(null);
        }}
      />
    </>
  );
}
