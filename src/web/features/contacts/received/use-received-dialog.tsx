import { type ReactNode, useState } from 'react';
import type { ReceivedCardView } from '../../../../contract/keeping-in-touch.ts';
import { useLater } from '../../../ui/use-later.ts';

const loadDialog = () => import('./received-card-dialog.tsx').then(({ ReceivedCardDialog }) => ReceivedCardDialog);

/** The dialog of cards that came from a contact, and a function that opens it: for a new one, or for one to change. */
export function useReceivedDialog(personId: number): [dialog: ReactNode, ask: (card?: ReceivedCardView) => void] {
  const [asked, setAsked] = useState<{ card: ReceivedCardView | null; time: number; open: boolean } | null>(null);
  const Dialog = useLater(loadDialog, asked);
  const dialog = Dialog && asked && (
    <Dialog
      // Each time anew, so that what was typed and given up does not come back.
      key={asked.time}
      personId={personId}
      card={asked.card}
      open={asked.open}
      onClose={() => setAsked({ ...asked, open: false })}
    />
  );
  return [dialog, (card) => setAsked({ card: card ?? null, time: (asked?.time ?? 0) + 1, open: true })];
}
