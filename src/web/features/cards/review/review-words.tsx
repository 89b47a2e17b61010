import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { useLater } from '../../../ui/use-later.ts';
import { useEditMessage } from '../detail/use-edit-message.ts';

const loadVersions = () => import('../detail/versions-dialog.tsx').then(({ VersionsDialog }) => VersionsDialog);

export type WordsHandle = {
  focus: () => void;
  /** Saves what was typed; false if that fails. */
  save: () => Promise<boolean>;
};

/** The words of the card, edited where they stand and saved when the field is left or the card is decided. */
export function ReviewWords({
  ref,
  card,
  onSaved,
  onUnsaved,
}: {
  ref: Ref<WordsHandle>;
  card: CardView;
  /** `before` are the words that were replaced. */
  onSaved: (before: string) => void;
  onUnsaved: (unsaved: boolean) => void;
}) {
  const labelId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [failure, setFailure] = useState<string>();
  const edit = useEditMessage(card, {
    onSaved: (_, before) => onSaved(before.message),
    onFailed: ({ message }) => setFailure(message),
    onUnchanged: () => {},
  });
  const VersionsDialog = useLater(loadVersions, edit.theirs !== null);
  const { changed } = edit;
  useEffect(() => onUnsaved(changed), [onUnsaved, changed]);
  // Clicking a button leaves the field and decides: both wait for the same call.
  const running = useRef<Promise<boolean> | null>(null);
  const save = async (): Promise<boolean> => {
    if (running.current) return running.current;
    if (!changed) return true;
    if (edit.text.trim() === '') return false;
    setFailure(undefined);
    running.current = edit.save(false);
    const isSaved = await running.current;
    running.current = null;
    return isSaved;
  };
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus(), save }));
  return (
    <>
      <span id={labelId} className="sr-only">
        Words of the card
      </span>
      <textarea
        ref={field}
        aria-labelledby={labelId}
        className="review-words"
        dir="auto"
        rows={4}
        maxLength={5000}
        value={edit.text}
        readOnly={edit.saving}
        onChange={(event) => edit.type(event.currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Ends the editing, not the review.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <p role="status" className="review-words-state">
        {stateWords(edit, failure)}
      </p>
      {VersionsDialog && (
        <VersionsDialog
          of="text"
          mine={edit.text}
          theirs={edit.theirs}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        />
      )}
    </>
  );
}

function stateWords({ saving, changed, text }: ReturnType<typeof useEditMessage>, failure: string | undefined): string {
  if (saving) return t`Saving…`;
  if (!changed) return '';
  if (text.trim() === '') return t`A card needs words.`;
  return failure ? t`Not saved: ${failure}` : t`Not saved yet`;
}
