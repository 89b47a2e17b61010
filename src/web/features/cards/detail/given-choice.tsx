import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HandHeart, MessageCircle, Send } from 'lucide-react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import type { WayGiven } from '../../../../contract/vocabulary.ts';
import { givenBadges } from '../../../../domain/delivery-badges.ts';
import { call } from '../../../api.ts';
import { cardQuery, keepCard, markCardsStale, seenVersion } from '../../../queries/cards.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { toastTitles } from './toast-titles.ts';

/** Marks a card as passed on by the user. */
export function GivenChoice({ card, onGiven }: { card: CardView; onGiven: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const give = useMutation({
    mutationFn: (by: WayGiven) =>
      call('POST /api/cards/:id/given', {
        params: { id: card.id },
        body: { by, version: seenVersion(queryClient, card) },
      }),
    onSuccess: async (changed, by) => {
      await keepCard(queryClient, changed);
      await markCardsStale(queryClient);
      toast({ title: givenBadges[by], description: t`It counts as sent today and is among the keepsakes.` });
      onGiven();
    },
    onError: (error) => {
      toast({ title: toastTitles.updateFailed, description: error.message, variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
    },
  });
  const button = (by: WayGiven, Icon: typeof HandHeart) => (
    <Button
      variant="line"
      icon={<Icon size={17} strokeWidth={1.7} aria-hidden />}
      disabled={give.isPending && give.variables !== by}
      busy={give.isPending && give.variables === by}
      onClick={() => give.mutate(by)}
    >
      {givenBadges[by]}
    </Button>
  );
  return (
    <section data-needs="send" className="share-given" aria-labelledby="mark-as-passed-on">
      <h3 id="mark-as-passed-on" className="text-base font-semibold">
        Mark as passed on
      </h3>
      <p className="text-sm text-ink-soft">
        Have you given it to <bdi>{card.person.name}</bdi> yourself? Then it counts as sent today, and Fondly will not
        send it. This cannot be undone.
      </p>
      <div className="share-ways">
        {button('hand', HandHeart)}
        {card.deliveryMethod === 'physical' ? button('post', Send) : button('chat', MessageCircle)}
      </div>
    </section>
  );
}
