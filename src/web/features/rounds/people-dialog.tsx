import { Search } from 'lucide-react';
import { useState } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { readerLocale } from '../../../contract/translate.ts';
import { foldText } from '../../fold-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const shownAtMost = 100;

/** Chooses several contacts, searching by name or nickname. */
export function PeopleDialog({
  open,
  onOpenChange,
  title,
  doneLabel,
  people,
  chosen,
  onChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What the button says before the number of the chosen: 'Choose these'. */
  doneLabel: string;
  people: readonly PersonView[];
  chosen: readonly number[];
  onChange: (personIds: number[]) => void;
}) {
  const [words, setWords] = useState('');
  const wanted = foldText(words.trim());
  const found = people.filter(({ name, nickname }) => foldText(`${name} ${nickname ?? ''}`).includes(wanted));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <Button variant="ink" onClick={() => onOpenChange(false)}>
          {chosen.length === 0 ? 'Close' : `${doneLabel} ${chosen.length.toLocaleString(readerLocale)}`}
        </Button>
      }
    >
      <TextInput
        type="search"
        aria-label="Search contacts"
        placeholder="Search by name or nickname"
        value={words}
        dir="auto"
        onChange={(event) => setWords(event.currentTarget.value)}
        icon={<Search size={18} strokeWidth={1.6} aria-hidden />}
      />
      <ul className="mt-3" aria-label="Contacts">
        {found.slice(0, shownAtMost).map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.includes(id)}
              onCheckedChange={(isChosen) =>
                onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            >
              <bdi className="wrap-anywhere">{name}</bdi>
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.length > shownAtMost && (
        <p className="mt-2 text-sm text-ink-faint">
          {found.length - shownAtMost} more match. Type more of the name to find them.
        </p>
      )}
      {found.length === 0 && <p className="mt-2 text-sm text-ink-faint">No contact has this name.</p>}
    </Dialog>
  );
}
