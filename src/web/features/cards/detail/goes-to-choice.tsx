import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { neededDetail } from '../../../../domain/contact-detail.ts';
import type { recipientChoices } from '../../../../domain/reach.ts';
import { call } from '../../../api.ts';
import { cardQuery, keepCard, markCardsStale } from '../../../queries/cards.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import { RecipientSelect } from '../recipient-select.tsx';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { toastTitles } from './toast-titles.ts';

const frozenAs = { email: 'recipientEmail', phone: 'recipientPhone', address: 'recipientAddress' } as const;

/** Sends a card that waits to another of its contact's addresses. */
export function GoesToChoice({ card, choices }: { card: CardView; choices: ReturnType<typeof recipientChoices> }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [asked, setAsked] = useState<string | null>(null);
  const detail = neededDetail(card);
  const save = useMutation({
    mutationFn: ({ recipient, keepApproved }: { recipient: string; keepApproved: boolean }) =>
      call('PATCH /api/cards/:id', {
        params: { id: card.id },
        body: { [frozenAs[detail]]: recipient, keepApproved, version: card.version },
      }),
    onSuccess: async (changed) => {
      await keepCard(queryClient, changed);
      await markCardsStale(queryClient);
      toast({ title: toastTitles.updated });
    },
    onError: (error) => {
      toast({ title: toastTitles.updateFailed, description: error.message, variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
    },
  });
  const choose = (recipient: string) => {
    if (recipient === card.recipient) return;
    if (card.deliveryStatus === 'approved_and_scheduled') setAsked(recipient);
    else save.mutate({ recipient, keepApproved: false });
  };
  return (
    <>
      <RecipientSelect
        detail={detail}
        choices={choices}
        value={card.recipient}
        disabled={save.isPending}
        onChoose={choose}
      />
      <KeepApprovedDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onChoose={(keepApproved) => {
          if (asked !== null) save.mutate({ recipient: asked, keepApproved });
          setAsked(null);
        }}
      />
    </>
  );
}
