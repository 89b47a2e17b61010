import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonView } from '../../../../contract/people.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { cardsQuery } from '../../../queries/cards.queries.ts';
import { CorrectEmailDialog } from '../correct-email-dialog.tsx';

/** Asks before contacts are merged what becomes of cards that wait for an address that is not kept. */
export function useLostEmails(
  { name, people, kept, lost }: { name: string; people: PersonView[]; kept: string | null; lost: string[] },
  merge: (updateCards: boolean) => void,
) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState(0);
  // Apart from what is asked: its words stay while the dialog fades.
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    const emails = lost.map((email) => email.toLowerCase());
    // Without an answer nothing is offered: the contacts matter more.
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
