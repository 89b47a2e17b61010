import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SigningView } from '../../../../contract/signing.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import type { SigningActs } from './use-signing.ts';

/** Chooses contacts who get the link by email. */
export function InviteSignersDialog({
  signing,
  acts: { invite },
  onClose,
}: {
  signing: SigningView;
  acts: SigningActs;
  onClose: () => void;
}) {
  const people = useQuery(peopleQuery);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const asked = new Set(signing.invitations.filter(({ trouble }) => !trouble).map(({ email }) => email));
  const reachable = (people.data ?? []).filter(({ email }) => email && !asked.has(email.toLowerCase()));
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Ask by email"
      description="Each of them gets the link in an email from you."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.size === 0}
            busy={invite.isPending}
            busyLabel="Asking..."
            onClick={() => invite.mutate([...chosen], { onSuccess: onClose })}
          >
            {chosen.size > 1 ? `Ask ${chosen.size} people` : 'Ask them'}
          </Button>
        </>
      }
    >
      <QueryError title="Your contacts could not be loaded" query={people} />
      {invite.error && <ErrorNote className="mb-4">{invite.error.message}</ErrorNote>}
      {people.data && reachable.length === 0 && (
        <p className="text-ink-soft">No other contact has an email address. Copy the link and pass it on.</p>
      )}
      <ul className="grid gap-3">
        {reachable.map(({ id, name, email }) => (
          <li key={id}>
            <Checkbox checked={chosen.has(id)} onCheckedChange={(isChosen) => toggle(id, isChosen)}>
              <bdi className="break-words">{name}</bdi> <span className="text-sm text-ink-soft break-all">{email}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
