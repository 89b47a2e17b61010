import { t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const words = {
  text: {
    mine: t`Your text`,
    theirs: t`Saved text`,
    takeTheirs: t`Use the saved text`,
    keepMine: t`Keep my text`,
  },
  titleAndDay: {
    mine: t`Your title and day`,
    theirs: t`Saved title and day`,
    takeTheirs: t`Use the saved title and day`,
    keepMine: t`Keep my title and day`,
  },
  prompt: {
    mine: t`Your prompt`,
    theirs: t`Saved prompt`,
    takeTheirs: t`Use the saved prompt`,
    keepMine: t`Keep my prompt`,
  },
} as const;

/** Lets the user choose between their own text and the one saved elsewhere meanwhile (D37). */
export function VersionsDialog({
  of,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  /** What has two versions. */
  of: keyof typeof words;
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
            {words[of].takeTheirs}
          </Button>
          <Button onClick={onKeepMine}>{words[of].keepMine}</Button>
        </>
      }
    >
      <div className="card-versions">
        <Version title={words[of].mine} text={mine} />
        <Version title={words[of].theirs} text={theirs} />
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
