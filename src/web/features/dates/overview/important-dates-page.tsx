import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { occasionLabel } from '../../../../domain/occasions.ts';
import { useGroupPeople } from '../../../group-choice/use-group-people.ts';
import { datesQuery } from '../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Page } from '../../../shell/page.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { useToday } from '../../../use-today.ts';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import { AddNewDate } from './add-new-date.tsx';
import { DateFilters } from './date-filters.tsx';
import { clearedSearch, type DateSearch, overviewAddress, type Range, rangeLabel, rangeOf } from './date-search.ts';
import { selectDates, sortDates } from './select-dates.ts';
import { useQuickSearch } from './use-quick-search.ts';

// Only those who asked to be reminded see it.
const loadDueList = () => import('./due-list.tsx').then(({ DueList }) => DueList);

const loadList = () => import('./date-list.tsx').then(({ DateList }) => DateList);

const loadDelete = () => import('../delete-date-dialog.tsx').then((module) => module.DeleteDateDialog);

const tabs = [
  { value: 'all', label: t`All Dates` },
  { value: 'upcoming', label: t`Upcoming Dates` },
] as const;

const nobody: PersonView[] = [];

const everything: DateSearch = {
  tab: undefined,
  days: undefined,
  occasion: undefined,
  personId: undefined,
  group: undefined,
};

/** All dates of the user by month (specification 1, Important Dates). */
export function ImportantDatesPage(props: { search: DateSearch; onSearch: (search: DateSearch) => void }) {
  const [search, onSearch] = useQuickSearch(props.search, props.onSearch);
  // The controls update at once; a list of thousands may follow later.
  const shown = useDeferredValue(search);
  const dates = useQuery(datesQuery());
  const people = useQuery(peopleQuery).data ?? nobody;
  const tab = search.tab ?? 'all';
  const DueList = useLater(loadDueList);
  const DateList = useLater(loadList, true);
  return (
    <Page>
      <PageHead
        title="Important Dates"
        text="All occasions and events to remember"
        actions={
          <>
            <AddToCalendar />
            <AddNewDate returnTo={overviewAddress(shown)} />
          </>
        }
      />
      {DueList && <DueList />}
      <Tabs value={tab} onValueChange={(next) => onSearch({ tab: next === 'upcoming' ? 'upcoming' : undefined })}>
        <div className="flex flex-wrap items-center gap-2 md:gap-2.5">
          <div className="max-md:w-full max-md:*:flex max-md:*:*:flex-1">
            <TabList label="Which dates" tabs={tabs} />
          </div>
          <DateFilters search={search} people={people} onSearch={onSearch} />
          <Link to="/important-dates/year" className="link flex min-h-11 items-center md:ms-auto">
            View the whole year
          </Link>
          <Link to="/occasions" className="link flex min-h-11 items-center">
            Browse occasions
          </Link>
        </div>
        <TabPanel value={tab}>
          {(dates.isPending || (dates.data && !DateList)) && <DatesSkeleton />}
          <QueryError title="Your dates could not be loaded" query={dates} className="mt-6" />
          {dates.data && DateList && (
            <ShownDates List={DateList} dates={dates.data} search={shown} onSearch={onSearch} />
          )}
        </TabPanel>
      </Tabs>
    </Page>
  );
}

const ShownDates = memo(function ShownDates({
  List,
  dates,
  search,
  onSearch,
}: {
  List: Awaited<ReturnType<typeof loadList>>;
  dates: readonly ImportantDateView[];
  search: DateSearch;
  onSearch: (changed: Partial<DateSearch>) => void;
}) {
  const today = useToday();
  const people = useQuery(peopleQuery).data;
  const place = useRef<HTMLDivElement>(null);
  const [deleting, setDeleting] = useState<{ date: ImportantDateView; open: boolean } | null>(null);
  const DeleteDateDialog = useLater(loadDelete, deleting);
  const sorted = useMemo(() => sortDates(dates), [dates]);
  const inGroup = useGroupPeople(search.group);
  const shown = useMemo(() => selectDates(sorted, search, today, inGroup), [sorted, search, today, inGroup]);
  const askDelete = useCallback((date: ImportantDateView) => setDeleting({ date, open: true }), []);
  const empty = emptyWords(search, dates.length, people?.find(({ id }) => id === search.personId)?.name);
  return (
    <div ref={place} tabIndex={-1} className="focus-visible:outline-none">
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 date' : `${shown.length} dates`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={empty.title}
          text={empty.text}
          action={
            empty.clears && (
              <Button
                variant="line"
                onClick={() => {
                  onSearch({ ...everything, ...clearedSearch(search) });
                  place.current?.focus();
                }}
              >
                Clear filters
              </Button>
            )
          }
        />
      ) : (
        <List dates={shown} returnTo={overviewAddress(search)} onDelete={askDelete} />
      )}
      {DeleteDateDialog && deleting && (
        <DeleteDateDialog
          key={deleting.date.id}
          date={deleting.date}
          open={deleting.open}
          onOpenChange={(open) => {
            setDeleting({ ...deleting, open });
            if (!open) rescueFocus(place.current);
          }}
        />
      )}
    </div>
  );
});

function DatesSkeleton() {
  return (
    <SkeletonGroup label="Loading dates..." className="grid gap-6 pt-7.5 md:ms-43">
      <Skeleton className="h-23 rounded-panel" />
      <Skeleton className="h-68 rounded-panel" />
      <Skeleton className="h-46 rounded-panel" />
    </SkeletonGroup>
  );
}

function noneWithin(days: Range): string {
  if (days === 365) return t`There are no dates in the next year.`;
  return days === 180 ? t`There are no dates in the next 6 months.` : t`There are no dates in the next ${days} days.`;
}

type EmptyWords = { title: string; text: string; clears: boolean };

/** The text of an empty list, depending on the filters. */
export function emptyWords(search: DateSearch, total: number, personName: string | undefined): EmptyWords {
  if (total === 0)
    return {
      title: t`No important dates yet`,
      text: t`Birthdays, anniversaries, holidays: add the first one.`,
      clears: false,
    };
  const range = rangeOf(search);
  const { occasion, personId, group } = search;
  if (occasion === undefined && personId === undefined && group === undefined)
    return {
      title: t`No upcoming dates`,
      text: range === null ? t`There are no dates.` : noneWithin(range),
      clears: true,
    };
  const filters = [
    occasion !== undefined && occasionLabel(occasion),
    personId !== undefined && (personName ?? t`this contact`),
    group,
    range !== null && rangeLabel(range),
  ].filter(Boolean);
  return {
    title: t`No dates match your filters`,
    text: t`Nothing was found for: ${filters.join(', ')}.`,
    clears: true,
  };
}
