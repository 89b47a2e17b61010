import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { KnownPersonView } from '../../../contract/people.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import { checkLater } from '../../check-later.ts';
import { cardsQuery } from '../../queries/cards.queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { type ContactFormInput, type ContactFormOutput, contactFormValues } from './contact-form-values.ts';
import { ContactMenu } from './contact-menu.tsx';
import { CorrectEmailDialog } from './correct-email-dialog.tsx';
import { type ContactSave, useUpdateContact } from './use-save-contact.ts';

const check = checkLater(async () => (await import('../../../contract/people.ts')).personForm);

type Asked = { save: ContactSave; goOn: (save: ContactSave) => void; waiting: number };

/** The form of a stored contact. */
export function EditContact({ person }: { person: KnownPersonView }) {
  const form = useForm<ContactFormInput, unknown, ContactFormOutput>({
    resolver: check,
    defaultValues: contactFormValues(person),
  });
  const save = useUpdateContact(person);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  // Separate from the question, whose text stays while the dialog fades out.
  const [asking, setAsking] = useState(false);
  const ask = async (wanted: ContactSave, goOn: Asked['goOn']) => {
    if (!person.email || (wanted.body.email ?? null) === person.email) return goOn(wanted);
    // If the cards cannot be read, the contact is saved without the question.
    const cards = await queryClient.ensureQueryData(cardsQuery(person.id)).catch(() => []);
    const waiting = cards.filter(({ deliveryStatus }) => allows(deliveryStatus, 'edit')).length;
    if (waiting === 0) return goOn(wanted);
    setAsked({ save: wanted, goOn, waiting });
    setAsking(true);
  };
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
        ask={(wanted, goOn) => void ask(wanted, goOn)}
        submitLabel="Update Contact"
        busyLabel="Updating..."
        cancel={back}
      />
      <CorrectEmailDialog
        name={person.name}
        from={person.email ? [person.email] : []}
        to={asked?.save.body.email || null}
        waiting={asked?.waiting ?? 0}
        open={asking}
        onClose={() => setAsking(false)}
        onChoose={(updateCards) => {
          asked?.goOn({ ...asked.save, updateCards });
          setAsking(false);
        }}
      />
    </>
  );
}
