import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FirstCardBody } from '../../../contract/first-card.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { markCardsStale } from '../../queries/cards.queries.ts';
import { markPeopleStale } from '../../queries/people.queries.ts';
import { useToast } from '../../ui/toast.tsx';

/** Saves a contact with a birthday, makes the card for it and opens it. */
export function useFirstCard() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: FirstCardBody) => call('POST /api/first-card', { body }),
    onSuccess: async ({ personId, dateId, cardId }, { name }) => {
      void markPeopleStale(queryClient);
      void markCardsStale(queryClient);
      if (cardId !== null) {
        await navigate({ to: '/cards/$id', params: { id: String(cardId) } });
        toast({ title: t`${name}’s card is ready`, description: t`Approve it, and it leaves on the birthday.` });
        return;
      }
      await navigate({ to: '/cards/create', search: { personId, dateId } });
      toast({
        title: t`${name} is in your contacts`,
        description: t`Their card could not be drawn yet. Make it here.`,
      });
    },
  });
}
