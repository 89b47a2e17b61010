import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonView } from '../../../../contract/people.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { cardsQuery } from '../../../queries/cards.queries.ts';
import { CorrectEmailDialog } from '../correct-email-dialog.tsx';

/** Asks before a merge what happens to unsent cards for a discarded address. */
export function useLostEmails(
  { name, people, kept, lost }: { name: string; people: PersonView[]; kept: string | null; lost: string[] },
  merge: (updateCards: boolean) => void,
) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState(0);
  // Separate from the question, whose text stays while the dialog fades out.
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    const emails = lost.map((email) => email.toLowerCase());
    // If the cards cannot be read, the merge continues without the question.
    const read = ({ id }: PersonView) => queryClient.ensureQueryData(cardsQuery(id)).catch(() => []);
    const cards = emails.length > 0 ? (await Promise.all(people.map(read))).flat() : [];
    const count = cards.filter(
      ({ deliveryStatus, recipient }) =>
        allows(deliveryStatus, 'edit') && emails.includes(recipient?.toLowerCase() ?? ''),
    ).length;
    if (count === 0) return merge(false);
    setWaiting(count);
    setAsking(true);
  };
  const dialog = (
    <CorrectEmailDialog
      name={name}
      from={lost}
      to={kept}
      waiting={waiting}
      open={asking}
      onClose={() => setAsking(false)}
      onChoose={(updateCards) => {
        setAsking(false);
        merge(updateCards);
      }}
    />
  );
  return { ask, dialog };
}
