import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Search } from 'lucide-react';
import { memo, useState } from 'react';
import type { PersonView } from '../../../../contract/people.ts';
import { relationshipLabel } from '../../../../domain/relationship.ts';
import { foldText } from '../../../fold-text.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const shownAtMost = 50;

/** Starts a new date by choosing its contact. `returnTo` is the address the form returns to. */
export const AddNewDate = memo(function AddNewDate({ returnTo }: { returnTo: string }) {
  const [open, setOpen] = useState(false);
  const people = useQuery(peopleQuery);
  return (
    <>
      <Button
        data-needs="contacts"
        icon={<CalendarPlus size={18} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Add New Date
      </Button>
      {people.data?.length === 0 ? (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          size="sm"
          title="No contacts found"
          description="Please create a contact first before adding dates"
          actions={
            <Link to="/people/add" className={buttonClass('ink')}>
              Add Contact
            </Link>
          }
        />
      ) : (
        <Dialog open={open} onOpenChange={setOpen} title="Whose date is it?">
          <ContactPicker returnTo={returnTo} />
        </Dialog>
      )}
    </>
  );
});

/** The contacts by name and relationship, each with a link to the form of a new date. */
function ContactPicker({ returnTo }: { returnTo: string }) {
  const [words, setWords] = useState('');
  const { data: people = [], isPending } = useQuery(peopleQuery);
  const found = findContact(people, words);
  return (
    <>
      <TextInput
        type="search"
        icon={<Search size={18} strokeWidth={1.6} aria-hidden />}
        placeholder="Search by name or relationship"
        aria-label="Search by name or relationship"
        dir="auto"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className="mt-3 grid max-h-80 grid-cols-1 overflow-y-auto" aria-label="Contacts">
        {found.slice(0, shownAtMost).map((person) => (
          <li key={person.id}>
            <Link
              to="/people/$personId/dates/add"
              params={{ personId: String(person.id) }}
              search={{ returnTo }}
              className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-well focus-visible:-outline-offset-2"
            >
              <Avatar name={person.name} imageUrl={person.imageUrl} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold" dir="auto">
                  {person.name}
                </span>
                <span className="block truncate text-xs text-ink-faint" dir="auto">
                  {relationshipLabel(person.relationship)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-faint">
        {isPending && 'Loading contacts...'}
        {!isPending && people.length === 0 && 'No contacts available'}
        {people.length > 0 && found.length === 0 && 'No contacts found matching your search'}
        {found.length > shownAtMost && `${found.length - shownAtMost} more. Type a few letters of the name.`}
      </p>
    </>
  );
}

/** The contacts whose name or relationship contains the words, ignoring case and accents. */
export function findContact<Person extends Pick<PersonView, 'name' | 'relationship'>>(
  people: readonly Person[],
  words: string,
): readonly Person[] {
  const wanted = foldText(words.trim());
  if (wanted === '') return people;
  return people.filter(({ name, relationship }) =>
    [name, relationship, relationshipLabel(relationship)].some((text) => foldText(text).includes(wanted)),
  );
}
