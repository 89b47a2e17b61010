import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { householdLimits } from '../../../../contract/limits.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { ApiError, call } from '../../../api.ts';
import { markPeopleStale } from '../../../queries/people.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const quietWords = { unsubscribed: t`Gets no cards: unsubscribed`, bounced: t`Gets no cards: an email came back` };

/** The addresses that get the mail of a household, all in one message. */
export function HouseholdEmails({ person }: { person: PersonView }) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const { email, alsoEmails, quietEmails } = person;
  const save = useMutation({
    mutationFn: (next: string[]) =>
      call('PATCH /api/people/:id', { params: { id: person.id }, body: { alsoEmails: next } }),
    onSuccess: async () => {
      setTyped('');
      await markPeopleStale(queryClient);
    },
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') save.mutate([...alsoEmails, typed.trim()]);
  };
  const problem = save.error && (save.error instanceof ApiError ? Object.values(save.error.fields)[0] : undefined);
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="text-sm font-semibold">Emails</h3>
      {!email && (
        <p className="text-ink-soft">
          No email address yet.{' '}
          <Link to="/people/$id/edit" data-needs="contacts" params={{ id: String(person.id) }} className="link">
            Add one
          </Link>
        </p>
      )}
      {email && (
        <ul className="grid gap-1">
          <li className="flex min-h-11 items-center break-all">{email}</li>
          {alsoEmails.map((each) => {
            const quiet = quietEmails.find((other) => other.email === each);
            return (
              <li key={each} className="flex min-h-11 items-center gap-1">
                <span className="min-w-0 flex-1 break-all">
                  {each}
                  {quiet && <span className="block text-xs text-ink-faint">{quietWords[quiet.reason]}</span>}
                </span>
                <IconButton
                  data-needs="contacts"
                  label={`Remove ${each}`}
                  onClick={() => save.mutate(alsoEmails.filter((other) => other !== each))}
                >
                  <X size={18} strokeWidth={1.6} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {email && alsoEmails.length < householdLimits.alsoEmails && (
        <form data-needs="contacts" onSubmit={add} noValidate className="grid gap-2">
          <Field label="Another email address" optional {...(save.error && { error: problem ?? save.error.message })}>
            <TextInput type="email" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          </Field>
          <Button variant="line" size="sm" type="submit" busy={save.isPending} className="justify-self-start">
            Add email
          </Button>
        </form>
      )}
    </div>
  );
}
