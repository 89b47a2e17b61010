import { useId, useRef, useState } from 'react';
import { t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Chips } from './chips.tsx';

/** A list of lines that the user adds and removes. Leaving the field adds the typed text. */
export function LineList({
  label,
  addLabel = t`Add to ${label}`,
  hint,
  placeholder,
  lines,
  most,
  longest,
  error,
  known = [],
  onChange,
}: {
  label: string;
  /** Names the button; needed where the label is no name of a list. */
  addLabel?: string;
  hint: string;
  placeholder: string;
  lines: readonly string[];
  most: number;
  longest: number;
  error?: string | undefined;
  /** Lines that are proposed while typing. */
  known?: readonly string[];
  onChange: (lines: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const proposals = useId();
  const isFull = lines.length >= most;
  const add = () => {
    const line = typed.replace(/\s+/gu, ' ').trim();
    if (line === '') return;
    setTyped('');
    const isSame = (other: string) => other.toLowerCase() === line.toLowerCase();
    if (!lines.some(isSame)) onChange([...lines, known.find(isSame) ?? line]);
  };
  return (
    <div className="grid gap-2.5">
      <Chips
        label={label}
        items={lines.map((line) => ({ key: line, text: line }))}
        onRemove={(line) => onChange(lines.filter((each) => each !== line))}
      />
      <Field
        label={label}
        optional
        hint={isFull ? `These are all ${most}. Remove one to add another.` : hint}
        {...(error && { error })}
      >
        <div className="flex gap-2">
          <TextInput
            ref={input}
            dir="auto"
            autoComplete="off"
            className="min-w-0 grow"
            aria-label={label}
            placeholder={placeholder}
            value={typed}
            maxLength={longest}
            {...(known.length > 0 && { list: proposals })}
            disabled={isFull}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              // Enter adds the line instead of submitting the form.
              event.preventDefault();
              add();
            }}
          />
          <datalist id={proposals}>
            {known
              .filter((line) => !lines.includes(line))
              .map((line) => (
                <option key={line} value={line} />
              ))}
          </datalist>
          <Button
            variant="line"
            disabled={isFull}
            aria-label={addLabel}
            onClick={() => {
              add();
              input.current?.focus();
            }}
          >
            Add
          </Button>
        </div>
      </Field>
    </div>
  );
}
