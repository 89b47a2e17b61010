import { useEffect, useState } from 'react';
import { inPercent } from '../../../../../contract/amounts.ts';
import type { GenerationView } from '../../../../../contract/generation.ts';
import { t } from '../../../../../contract/translate.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardArt } from '../../../../ui/card-art.tsx';
import { ErrorNote } from '../../../../ui/error-note.tsx';
import { madeOptions } from '../../made-option.ts';
import { createFailure } from './create-failure.ts';

/** Replaces the form while a card is being made: progress, current step, and a Cancel button. */
export function GenerationProgress({
  title,
  generation,
  saveError,
  cancelling,
  onCancel,
  onSaveAgain,
}: {
  title: string;
  generation: GenerationView | null;
  saveError: string | null;
  cancelling: boolean;
  onCancel: () => void;
  onSaveAgain: () => void;
}) {
  const seconds = useSeconds();
  const percent = Math.round((generation?.progress ?? 0) * 100);
  const step = stepWords(generation);
  const note = generation?.result ? madeOptions(generation.result)[0]?.engineNote : null;
  return (
    <section className="create-making" aria-labelledby="making-title">
      <div className="create-making-card">
        <CardArt />
      </div>
      <h1 id="making-title" ref={(heading) => heading?.focus()} tabIndex={-1} className="outline-none">
        Making your card
      </h1>
      <p className="max-w-full text-ink-soft break-words" dir="auto">
        {title}
      </p>
      {saveError ? (
        <ErrorNote
          title={createFailure}
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={onSaveAgain}>Try again</Button>
              <Button variant="quiet" onClick={onCancel}>
                Back to the form
              </Button>
            </div>
          }
        >
          {saveError}
        </ErrorNote>
      ) : (
        <>
          <div
            role="progressbar"
            aria-label="Card generation"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={`${inPercent(percent)}, ${step}`}
            className="create-bar"
          >
            <span style={{ width: `${Math.max(percent, 3)}%` }} />
          </div>
          <p role="status" className="min-h-6 text-sm text-ink-soft">
            {step}
          </p>
          {note && <p className="max-w-sm text-xs leading-4.5 text-ink-soft">{note}</p>}
          <p className="max-w-sm text-xs leading-4.5 text-ink-faint">
            {seconds === 1 ? 'One second so far.' : `${seconds} seconds so far.`}
          </p>
          <p className="max-w-sm text-xs leading-4.5 text-ink-faint">
            You can leave this page: what you typed is kept, and coming back shows how far it is.
          </p>
          <Button variant="line" busy={cancelling} busyLabel="Cancelling..." onClick={onCancel}>
            Cancel
          </Button>
        </>
      )}
    </section>
  );
}

/** The whole seconds since the component appeared. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const beat = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(beat);
  }, []);
  return seconds;
}

/** The current step of the generation as text. */
export function stepWords(generation: GenerationView | null): string {
  if (!generation || generation.state === 'queued') return t`Waiting for the studio`;
  if (generation.state === 'done') return t`Putting the card together`;
  return generation.step ?? t`At work`;
}
