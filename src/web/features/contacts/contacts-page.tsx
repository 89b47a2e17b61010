import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileUp, Search, UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { datesQuery } from '../../queries/dates.queries.ts';
import { groupsQuery } from '../../queries/groups.queries.ts';
import { notedQuery } from '../../queries/moments.queries.ts';
import { peopleQuery } from '../../queries/people.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { Page } from '../../shell/page.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useLater } from '../../ui/use-later.ts';
import { useSelection } from './bulk/use-selection.ts';
import { ContactGrid } from './contact-grid.tsx';
import { ContactsTools } from './duplicates/contacts-tools.tsx';
import { findContacts, indexContacts } from './find-contacts.ts';
import { HouseholdSuggestion } from './households/household-suggestion.tsx';

type SearchProps = {
  words: string;
  onWords: (words: string) => void;
  /** The words after a pause in typing. */
  settledWords: string;
  /** The name of the group to which the list is limited. */
  group: string | undefined;
  onGroup: (group: string | undefined) => void;
};

/** All contacts, with a search (specification 1, Contacts list). */
export function ContactsPage(search: SearchProps) {
  const people = useQuery(peopleQuery);
  const dates = useQuery(datesQuery());
  // The tools of groups come with the list: later they would push it down.
  const groups = useQuery(groupsQuery);
  const all = groups.isLoading ? undefined : people.data;
  const persons = people.data?.filter(({ kind }) => kind === 'person').length;
  const summary = persons !== undefined && dates.data && countWords(persons, dates.data.length);
  return (
    <Page>
      <PageHead
        title="My Contacts"
        text={people.data?.length ? summary : undefined}
        actions={
          <>
            <Link to="/people/import" data-needs="contacts" className={buttonClass('line')}>
              <FileUp size={18} strokeWidth={1.6} aria-hidden />
              Import
            </Link>
            <Link to="/people/add" data-needs="contacts" className={buttonClass('ink')}>
              <UserPlus size={18} strokeWidth={1.6} aria-hidden />
              Add Contact
            </Link>
          </>
        }
      />
      {!all && !people.isError && <ContactsSkeleton />}
      <QueryError title="Your contacts could not be loaded" query={people} />
      {all?.length === 0 && (
        <EmptyState
          title="No contacts yet"
          text="Add someone you love, and the dates that matter to them."
          action={
            <Link to="/people/add" data-needs="contacts" className={buttonClass('line')}>
              Add your first contact
            </Link>
          }
        />
      )}
      {all && all.length > 0 && <ContactList people={all} {...search} />}
    </Page>
  );
}

function ContactList({ people, words, onWords, settledWords, group, onGroup }: SearchProps & { people: PersonView[] }) {
  const index = useMemo(() => indexContacts(people), [people]);
  // The field updates with every key; a slow machine may skip some updates of the list.
  const wanted = useDeferredValue(words);
  const found = useMemo(() => {
    const matching = findContacts(index, wanted);
    return group === undefined ? matching : matching.filter(({ groups }) => groups.includes(group));
  }, [index, wanted, group]);
  const { selection, start } = useSelection(found);
  const Bar = useLater(loadBar, selection);
  const asked = settledWords.trim().slice(0, 100);
  const Noted = useLater(loadNoted, asked.length > 1);
  const isNoted = useQuery({ ...notedQuery(asked), enabled: found.length === 0 && asked.length > 1 }).data?.length;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onWords('');
    onGroup(undefined);
    input.current?.focus();
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <search className="block w-full md:w-[410px]">
          <TextInput
            ref={input}
            type="search"
            aria-label="Search contacts"
            placeholder="Search by name, nickname, email or relationship"
            value={words}
            dir="auto"
            onChange={(event) => onWords(event.currentTarget.value)}
            icon={<Search size={18} strokeWidth={1.6} aria-hidden />}
          />
        </search>
        <ContactsTools group={group} onGroup={onGroup} onSelect={start} isSelecting={selection !== null} />
      </div>
      {words === '' && group === undefined && <HouseholdSuggestion />}
      <p role="status" className={(wanted || group) && found.length > 0 ? 'mb-3 text-sm text-ink-soft' : 'sr-only'}>
        {(wanted || group) && `${found.length} of ${people.length} contacts`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          // What was noted about somebody may stand below.
          envelopeWidth={isNoted ? 72 : 168}
          title="No matching contacts"
          text={
            group === undefined
              ? 'No name, nickname, email or relationship contains these words.'
              : `Nobody in the group ${group} matches.`
          }
          action={
            <Button variant="line" onClick={clear}>
              Clear Search
            </Button>
          }
        />
      ) : (
        <ContactGrid people={found} selection={selection} onSelect={start} />
      )}
      {Noted && asked.length > 1 && words !== '' && <Noted words={asked} people={people} />}
      {Bar && selection && <Bar selection={selection} shown={found.length} />}
    </>
  );
}

const loadNoted = () => import('./noted/noted-matches.tsx').then(({ NotedMatches }) => NotedMatches);
const loadBar = () => import('./bulk/selection-bar.tsx').then(({ SelectionBar }) => SelectionBar);

function countWords(people: number, dates: number): string {
  const who = people === 1 ? t`1 person` : t`${people} people`;
  return dates === 1 ? t`${who}, 1 date to remember` : t`${who}, ${dates} dates to remember`;
}

const shapes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The placeholder while the contacts load. */
function ContactsSkeleton() {
  return (
    <SkeletonGroup label="Loading contacts...">
      <Skeleton className="mb-18 h-11 md:mb-5 md:max-w-[410px]" />
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 md:gap-4 lg:grid-cols-3 wide:grid-cols-4">
        {shapes.map((shape) => (
          <div key={shape} className="panel p-3.5 pb-3 md:p-4.5">
            <div className="flex items-center gap-3.5">
              <Skeleton className="size-13 flex-none rounded-full" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/3" />
              </div>
            </div>
            <Skeleton className="mt-4 h-5 w-1/2" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
