import type { CardView } from '../../../../contract/cards.ts';
import type { TextOverlay } from '../../../../contract/styles.ts';
import { currentCardIn } from './stale-card.ts';
import type { useRedraw } from './use-redraw.ts';

/** Has the words over the photo set anew; over a card of another style that was saved elsewhere, never (D35, D37). */
export function useOverlay(card: CardView, { start }: ReturnType<typeof useRedraw>) {
  const before = JSON.stringify(card.styleSettings);
  return async (overlay: TextOverlay | null, keepApproved: boolean): Promise<void> => {
    const order = (version: number) =>
      start.mutateAsync({
        body: { styleSettings: card.styleSettings && { ...card.styleSettings, overlay }, keepApproved, version },
        photo: null,
        saysFailure: true,
      });
    try {
      await order(card.version);
    } catch (error) {
      const current = currentCardIn(error);
      const untouched = current && JSON.stringify(current.styleSettings) === before;
      if (!untouched || current.deliveryStatus !== card.deliveryStatus) throw error;
      await order(current.version);
    }
  };
}
