import { Link } from '@tanstack/react-router';
import { Check, Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { PersonView } from '../../../../../contract/people.ts';
import { foldText } from '../../../../fold-text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { PersonWords } from '../../person-words.tsx';

const shownAtMost = 50;

/** Chooses the recipient of a card, searching by name or nickname. */
export function RecipientDialog({
  open,
  onOpenChange,
  people,
  chosenId,
  returnTo,
  onChoose,
  onNew,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  people: readonly PersonView[];
  chosenId: number | null;
  /** The address to return to if the user adds no contact. */
  returnTo: string;
  onChoose: (personId: number) => void;
  /** Runs before the page that adds a contact opens. */
  onNew: () => void;
}) {
  const [search, setSearch] = useState('');
  const found = findPeople(people, search);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Who is the card for?"
      actions={
        <Link to="/people/add" search={{ returnTo }} className={buttonClass('line')} onClick={onNew}>
          <UserPlus size={18} strokeWidth={1.6} aria-hidden />
          New
        </Link>
      }
    >
      <TextInput
        type="search"
        icon={<Search size={18} strokeWidth={1.6} aria-hidden />}
        placeholder="Search by name or nickname"
        aria-label="Search by name or nickname"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className="card-pick-list card-pick-contacts" aria-label="Contacts">
        {found.slice(0, shownAtMost).map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className="card-pick-item"
              aria-current={person.id === chosenId || undefined}
              onClick={() => onChoose(person.id)}
            >
              <Avatar name={person.name} imageUrl={person.imageUrl} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold" dir="auto">
                  {person.name}
                </span>
                <span className="block truncate text-xs text-ink-faint">
                  <PersonWords person={person} />
                </span>
              </span>
              {person.id === chosenId && <Check size={18} strokeWidth={1.6} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-faint">
        {people.length === 0 && 'You have no contacts yet. Add the first one with New.'}
        {people.length > 0 && found.length === 0 && 'No contact has this name or nickname.'}
        {found.length > shownAtMost && `${found.length - shownAtMost} more. Type a few letters of the name.`}
      </p>
    </Dialog>
  );
}

/** Contacts whose name or nickname contains the words, ignoring case and accents. */
export function findPeople<Person extends Pick<PersonView, 'name' | 'nickname'>>(
  people: readonly Person[],
  search: string,
): readonly Person[] {
  const wanted = foldText(search.trim());
  if (wanted === '') return people;
  return people.filter(({ name, nickname }) => [name, nickname ?? ''].some((text) => foldText(text).includes(wanted)));
}
