import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import type { DuplicateGroup } from '../../../../contract/duplicates.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { datesQuery } from '../../../queries/dates.queries.ts';
import { duplicatesQuery, groupKey } from '../../../queries/duplicates.queries.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Page } from '../../../shell/page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { duplicateWords } from './duplicate-words.ts';
import { GroupItem } from './group-item.tsx';

const pageSize = 50;

type ShownGroup = { group: DuplicateGroup; people: PersonView[] };

/** Groups of likely duplicates: the user merges each, or marks its contacts as different people. */
export function DuplicatesPage() {
  const duplicates = useQuery(duplicatesQuery);
  const everyone = useQuery(peopleQuery);
  const groups = useMemo(() => joined(duplicates.data, everyone.data), [duplicates.data, everyone.data]);
  const isPending = duplicates.isPending || everyone.isPending;
  return (
    <Page>
      <BackLink to="/people">Contacts</BackLink>
      <PageHead
        title="Likely duplicates"
        text={groups && groups.length > 0 ? `${duplicateWords(groups.length)} to look through` : undefined}
      />
      <QueryError title="The duplicates could not be loaded" query={[duplicates, everyone]} />
      {isPending && (
        <SkeletonGroup label="Looking for duplicates..." className="grid grid-cols-1 gap-3">
          <Skeleton className="h-110 rounded-panel" />
          <Skeleton className="h-19 rounded-panel" />
          <Skeleton className="h-19 rounded-panel" />
        </SkeletonGroup>
      )}
      {groups?.length === 0 && (
        <EmptyState
          title="No duplicates"
          text="Everyone is in your contacts only once."
          action={
            <Link to="/people" className={buttonClass('line')}>
              See your contacts
            </Link>
          }
        />
      )}
      {groups && groups.length > 0 && <GroupList groups={groups} />}
    </Page>
  );
}

function GroupList({ groups }: { groups: ShownGroup[] }) {
  const dates = useQuery(datesQuery()).data ?? [];
  const [shown, setShown] = useState(pageSize);
  const [wanted, setWanted] = useState<string | null>();
  const openButton = useRef<HTMLButtonElement>(null);
  const keys = groups.map(({ group }) => groupKey(group));
  // If no group is open, or the open one is settled, the first one opens.
  const open = wanted === null || (wanted !== undefined && keys.includes(wanted)) ? wanted : keys[0];
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {groups.slice(0, shown).map(({ group, people }) => {
          const key = groupKey(group);
          return (
            <GroupItem
              key={key}
              group={group}
              people={people}
              dates={dates}
              isOpen={key === open}
              onOpen={(next) => setWanted(next ? key : null)}
              onSettled={() => {
                setWanted(keys[keys.indexOf(key) + 1]);
                requestAnimationFrame(() => rescueFocus(openButton.current));
              }}
              openRef={key === open ? openButton : undefined}
            />
          );
        })}
      </ul>
      {groups.length > shown && (
        <div className="mt-5">
          <Button variant="line" onClick={() => setShown(shown + pageSize)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

/** The groups with their contacts, without deleted ones; undefined while either is loading. */
function joined(groups: DuplicateGroup[] | undefined, everyone: PersonView[] | undefined): ShownGroup[] | undefined {
  if (!groups || !everyone) return undefined;
  const byId = new Map(everyone.map((person) => [person.id, person]));
  return groups
    .map((group) => ({ group, people: group.people.flatMap(({ id }) => byId.get(id) ?? []) }))
    .filter(({ people }) => people.length > 1);
}
