import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { isUntouched, type OwnText, typed } from './own-text.ts';
import { currentCardIn } from './stale-card.ts';
import type { useRedraw } from './use-redraw.ts';

/** The user's image prompt; a picture is drawn from it only for the version it was written for (D37). */
export function useEditPrompt(card: CardView) {
  const saved = card.imagePrompt ?? '';
  const [own, setOwn] = useState<OwnText | null>(null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const text = own?.text ?? saved;
  const apply = (
    redraw: ReturnType<typeof useRedraw>,
    keepApproved: boolean,
    version = own?.version ?? card.version,
  ) => {
    const body = { imagePrompt: text.trim(), useSourceImage: true, keepApproved, version };
    redraw.start.mutate(
      { body, photo: null },
      {
        onError: (error) => {
          const current = currentCardIn(error);
          if (!current || !own) return;
          if (isUntouched(own, current.imagePrompt ?? '', card, current)) apply(redraw, keepApproved, current.version);
          else setTheirs(current.imagePrompt ?? '');
        },
      },
    );
  };
  return {
    text,
    changed: text.trim() !== saved,
    type: (text: string) => setOwn(typed(own, text, saved, card.version)),
    /** The prompt was saved with its picture; text typed since then is now based on it. */
    drawn: (prompt: string, version: number) =>
      setOwn((mine) => (!mine || mine.text.trim() === prompt ? null : { ...mine, base: prompt, version })),
    /** Puts a prompt whose picture failed back into the field. */
    restore: (prompt: string) => setOwn((mine) => mine ?? { text: prompt, base: saved, version: card.version }),
    apply: (redraw: ReturnType<typeof useRedraw>, keepApproved: boolean) => apply(redraw, keepApproved),
    theirs,
    keepMine: () => {
      setOwn((mine) => mine && { ...mine, base: saved, version: card.version });
      setTheirs(null);
    },
    takeTheirs: () => {
      setOwn(null);
      setTheirs(null);
    },
  };
}
