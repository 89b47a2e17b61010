import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CardListItem, CardView } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { mediumDay } from '../../calendar-words.ts';
import {
  approveCard,
  asksForDay,
  lacksAddress,
  skipCard,
  takeBackApproval,
  takeBackSkip,
} from '../../card-list/decide-card.ts';
import { RecipientWords } from '../../card-list/recipient-words.tsx';
import { markCardsStale } from '../../queries/cards.queries.ts';
import { rescueFocus } from '../../rescue-focus.ts';
import { useToast } from '../../ui/toast.tsx';

/** Long enough to read the recipient's name and to click Undo. */
const undoableMs = 10_000;

/** Approves a draft for its day or the given one. Pending until the lists are read again; then `onDecided` runs. */
export function useApproveCard(card: CardListItem, onDecided: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  /** Opens the card's page, which asks for the address and continues the approval. */
  const goOnAtCard = (day: string | undefined) =>
    void navigate({
      to: '/cards/$id',
      params: { id: String(card.id) },
      state: { from: '/', begins: { kind: 'approve', day } },
    });
  const undo = useUndo((approved) => takeBackApproval(approved, card.scheduledDate));
  return useMutation({
    mutationFn: (scheduledDate: string | undefined) => approveCard(card, scheduledDate),
    onSuccess: async (approved) => {
      toast({
        title: t`Card approved`,
        description: <DecisionWords decision="The card is ready to be sent as scheduled." card={approved} />,
        action: { label: t`Undo`, onClick: () => undo.mutate(approved) },
        timeoutMs: undoableMs,
      });
      await markCardsStale(queryClient);
      onDecided();
    },
    onError: (error, day) => {
      // The banner itself asks for the day.
      if (asksForDay(error)) return;
      toast({ title: t`Error`, description: error.message || t`Failed to approve card`, variant: 'destructive' });
      if (lacksAddress(error)) goOnAtCard(day);
      // The card changed meanwhile: show the current one before it can be approved.
      else void markCardsStale(queryClient);
    },
  });
}

/** Skips a draft, so that it is not sent. */
export function useSkipCard(card: CardListItem, onDecided: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const undo = useUndo(takeBackSkip);
  return useMutation({
    mutationFn: () => skipCard(card),
    onSuccess: async (skipped) => {
      toast({
        title: t`Card skipped`,
        description: <DecisionWords decision="This card will not be sent." card={skipped} />,
        action: { label: t`Undo`, onClick: () => undo.mutate(skipped) },
        timeoutMs: undoableMs,
      });
      await markCardsStale(queryClient);
      onDecided();
    },
    onError: (error) =>
      toast({ title: t`Error`, description: error.message || t`Failed to skip card`, variant: 'destructive' }),
  });
}

/** Undoes a decision, unless the card is already being sent. Works after its banner has disappeared. */
function useUndo(takeBack: (decided: CardView) => Promise<CardView>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: takeBack,
    onSuccess: async (card) => {
      toast({
        title: t`Decision undone`,
        description: <DecisionWords decision="The card waits for your decision again." card={card} />,
      });
      await markCardsStale(queryClient);
    },
    onError: (error) =>
      toast({ title: t`Error`, description: error.message || t`Failed to undo`, variant: 'destructive' }),
    // The Undo button disappears with its toast.
    onSettled: () => rescueFocus(document.getElementById('main'), { preventScroll: true }),
  });
}

function DecisionWords({ decision, card }: { decision: string; card: CardView }) {
  return (
    <>
      <span className="block">{decision}</span>
      <span className="block break-words">
        <RecipientWords card={card} />
        {card.scheduledDate && `, on ${mediumDay(card.scheduledDate)}`}
      </span>
    </>
  );
}
