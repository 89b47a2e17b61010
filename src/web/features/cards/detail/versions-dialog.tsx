import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Lets the user choose between their own text and the one saved elsewhere meanwhile (D37). */
export function VersionsDialog({
  noun,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  /** The name for the texts: 'text', 'prompt'. */
  noun: string;
  mine: string;
  /** Null while the dialog is closed. */
  theirs: string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  return (
    <Dialog
      open={theirs !== null}
      onOpenChange={onKeepMine}
      title="This card was changed elsewhere"
      description="Both versions are here. Nothing is lost until you choose."
      actions={
        <>
          <Button variant="line" onClick={onTakeTheirs}>
            Use the saved {noun}
          </Button>
          <Button onClick={onKeepMine}>Go on with my {noun}</Button>
        </>
      }
    >
      <div className="card-versions">
        <Version title={`Your ${noun}`} text={mine} />
        <Version title={`Saved ${noun}`} text={theirs} />
      </div>
    </Dialog>
  );
}

function Version({ title, text }: { title: string; text: string | null }) {
  return (
    <section>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable with the keyboard. */}
      <p dir="auto" tabIndex={0}>
        {text || 'Empty'}
      </p>
    </section>
  );
}
