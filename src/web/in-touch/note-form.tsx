import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToday } from '../use-today.ts';

type Typed = { day: string; words: string };

/** A button that opens two fields, words and a day up to today. */
export function NoteForm({
  opens,
  words: label,
  submit,
  isOptional = false,
  busy,
  className,
  onSubmit,
}: {
  opens: string;
  words: string;
  submit: string;
  isOptional?: boolean;
  busy: boolean;
  /** Of the open form. */
  className?: string;
  /** Calls `done` when the note is kept. */
  onSubmit: (typed: Typed, done: () => void) => void;
}) {
  const today = useToday();
  const [typed, setTyped] = useState<Typed | null>(null);
  if (!typed) {
    return (
      <Button variant="line" size="sm" onClick={() => setTyped({ day: today, words: '' })}>
        {opens}
      </Button>
    );
  }
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(typed, () => setTyped(null));
  };
  return (
    <form className={classNames('grid gap-2', className)} onSubmit={keep}>
      <input
        className="input text-sm"
        aria-label={label}
        placeholder={label}
        required={!isOptional}
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed made room for it.
        autoFocus
        value={typed.words}
        onChange={(event) => setTyped({ ...typed, words: event.target.value })}
      />
      <input
        type="date"
        className="input text-sm"
        aria-label="Day"
        required
        max={today}
        value={typed.day}
        onChange={(event) => setTyped({ ...typed, day: event.target.value })}
      />
      <span className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {submit}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
