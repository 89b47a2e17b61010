import type { CardView } from '../../../../contract/cards.ts';
import type { TextOverlay } from '../../../../contract/styles.ts';
import { useToast } from '../../../ui/toast.tsx';
import { currentCardIn } from './stale-card.ts';
import { toastTitles } from './toast-titles.ts';
import type { useRedraw } from './use-redraw.ts';

/** Has the words over the photo set anew; over a card of another style that was saved elsewhere, never (D35, D37). */
export function useOverlay(card: CardView, { start }: ReturnType<typeof useRedraw>) {
  const toast = useToast();
  const before = JSON.stringify(card.styleSettings);
  const save = (overlay: TextOverlay | null, keepApproved: boolean, version = card.version) => {
    if (!card.styleSettings) return;
    start.mutate(
      { body: { styleSettings: { ...card.styleSettings, overlay }, keepApproved, version }, photo: null },
      {
        onError: (error) => {
          const current = currentCardIn(error);
          if (!current) return;
          const untouched = JSON.stringify(current.styleSettings) === before;
          if (untouched && current.deliveryStatus === card.deliveryStatus) save(overlay, keepApproved, current.version);
          else toast({ title: toastTitles.updateFailed, description: error.message, variant: 'destructive' });
        },
      },
    );
  };
  return (overlay: TextOverlay | null, keepApproved: boolean) => save(overlay, keepApproved);
}
