import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { rescueFocus } from '../rescue-focus.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useToday } from '../use-today.ts';

type Typed = { day: string; words: string };

/** A button that opens two fields, words and a day up to today. */
export function NoteForm({
  opens,
  words: label,
  hint,
  submit,
  isOptional = false,
  busy,
  className,
  onSubmit,
}: {
  opens: string;
  words: string;
  hint?: string;
  submit: string;
  isOptional?: boolean;
  busy: boolean;
  /** Of the open form. */
  className?: string;
  /** Calls `done` when the note is kept. */
  onSubmit: (typed: Typed, done: () => void) => void;
}) {
  const today = useToday();
  const opener = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  if (!typed) {
    return (
      <Button
        ref={opener}
        data-needs="contacts"
        variant="line"
        size="sm"
        className="justify-self-start"
        onClick={() => setTyped({ day: today, words: '' })}
      >
        {opens}
      </Button>
    );
  }
  const close = () => {
    setTyped(null);
    // The opening button is back once this is rendered.
    requestAnimationFrame(() => rescueFocus(opener.current));
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(typed, close);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <form
      className={classNames('grid gap-3 rounded-[12px] bg-well p-3.5', className)}
      onSubmit={keep}
      onKeyDown={onKeyDown}
    >
      <Field label={label} hint={hint} optional={isOptional}>
        <TextInput
          dir="auto"
          required={!isOptional}
          maxLength={200}
          autoFocus
          value={typed.words}
          onChange={(event) => setTyped({ ...typed, words: event.currentTarget.value })}
        />
      </Field>
      <Field label="Day">
        <DateInput required max={today} value={typed.day} onValueChange={(day) => setTyped({ ...typed, day })} />
      </Field>
      <span className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {submit}
        </Button>
        <Button variant="quiet" size="sm" onClick={close}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
