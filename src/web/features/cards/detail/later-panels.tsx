import type { CardView } from '../../../../contract/cards.ts';
import { useLater } from '../../../ui/use-later.ts';

const load = () =>
  Promise.all([
    import('./signature-panel.tsx'),
    import('./signed-by-many-panel.tsx'),
    import('./answers-panel.tsx'),
  ]).then(([{ SignaturePanel }, { SignedByManyPanel }, { AnswersPanel }]) => ({
    SignaturePanel,
    SignedByManyPanel,
    AnswersPanel,
  }));

/** Signature, other signers and answers: they are below what the page is opened for, so they load after it. */
export function LaterPanels({ card }: { card: CardView }) {
  const panels = useLater(load);
  if (!panels) return null;
  const { SignaturePanel, SignedByManyPanel, AnswersPanel } = panels;
  return (
    <>
      <SignaturePanel card={card} />
      <SignedByManyPanel card={card} />
      <AnswersPanel card={card} />
    </>
  );
}
