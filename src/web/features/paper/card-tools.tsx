import { Download } from 'lucide-react';
import { useState } from 'react';
import { inSize } from '../../../contract/amounts.ts';
import { paperLimits } from '../../../contract/paper-limits.ts';
import { t } from '../../../contract/translate.ts';
import type { PaperSize } from '../../../contract/vocabulary.ts';
import { addressOf } from '../../api.ts';
import { paperOf } from '../../paper-of.ts';
import type { PaperSubject } from '../../queries/paper.queries.ts';
import { useCurrentUser } from '../../session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type CardFile, drawCardFile, forgetCardFile, useCardFile } from './card-file.ts';
import { cardsInWords, ofCards, PaperChoice, TooMany } from './file-tools.tsx';

/** All cards in one PDF, drawn with its progress. It goes on while other pages are open. */
export function CardTools({ subject, count }: { subject: PaperSubject; count: number }) {
  const userId = useCurrentUser()?.id ?? 0;
  const [paper, setPaper] = useState<PaperSize>(() => paperOf(navigator.language));
  const file = useCardFile(userId);
  const query = { ...ofCards(subject), paper };
  const address = addressOf('/api/paper/cards.pdf', { query });
  // A file of other cards, or of another paper size, is not this one.
  const mine = file?.address === address ? file : null;
  if (count > paperLimits.cards) return <TooMany />;
  const draw = () => void drawCardFile({ userId, address, query, total: count });
  return (
    <Panel className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-ink-soft">
        {cardsInWords(count)} in one PDF, each on its own sheet. Print at 100% on both sides, flipped on the short edge,
        then cut at the corner marks and fold.
      </p>
      <PaperChoice paper={paper} onChange={setPaper} />
      {mine?.state === 'drawing' && <Drawing file={mine} />}
      {mine?.state === 'done' && mine.url && (
        <div className="flex flex-wrap items-center gap-3">
          <a href={mine.url} download={mine.name} className={buttonClass()}>
            <Download size={17} strokeWidth={1.7} aria-hidden />
            Save the cards
          </a>
          <p role="status" className="text-sm text-ink-soft">
            {cardsInWords(mine.drawn)}, {inSize(mine.bytes)}
          </p>
          <Button variant="quiet" onClick={draw}>
            Draw again
          </Button>
        </div>
      )}
      {mine?.state === 'failed' && <ErrorNote title="The file could not be made">{mine.message}</ErrorNote>}
      {(!mine || mine.state === 'failed') && <Button onClick={draw}>{mine ? 'Try again' : 'Make the file'}</Button>}
    </Panel>
  );
}

function Drawing({ file: { drawn, total } }: { file: CardFile }) {
  const words = t`${drawn} of ${cardsInWords(total)} drawn`;
  return (
    <div className="grid w-full max-w-[60ch] gap-2.5">
      <ProgressBar label="Drawing the cards" percent={Math.round((drawn / total) * 100)} words={words} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft">{words}. You can go to other pages meanwhile.</p>
        <Button variant="quiet" size="sm" onClick={forgetCardFile}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
