import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../../contract/translate.ts';
import type { YearView } from '../../../contract/year.ts';
import { envelopeStates } from '../../../contract/year-states.ts';
import { longMonth } from '../../calendar-words.ts';
import { yearQuery } from '../../queries/year.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { useMediaQuery } from '../../shell/media-query.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Option } from '../../ui/option.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useLater } from '../../ui/use-later.ts';
import { useToday } from '../../use-today.ts';
import { arrangeYear } from './arrange-year.ts';
import { EnvelopeMark, stateLabels } from './envelope-mark.tsx';
import './year.css';
import type { YearSearch } from './year-search.ts';

// Both keep only the rows near the window; the code for that is larger than the page.
const loadList = () => import('./year-list.tsx').then(({ YearList }) => YearList);
const loadTable = () => import('./year-table.tsx').then(({ YearTable }) => YearTable);

const tableQuery = '(min-width: 64rem)';

const monthOptions: Option[] = [
  { value: 'all', label: t`All months` },
  ...Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: longMonth(`2000-${String(at + 1).padStart(2, '0')}-01`),
  })),
];

type Props = { search: YearSearch; onSearch: (search: YearSearch) => void };

/** A year of envelopes: which occasions have a card, and how far it is. */
export function YearPage({ search, onSearch }: Props) {
  const today = useToday();
  const year = search.year ?? Number(today.slice(0, 4));
  const query = useQuery({ ...yearQuery(year), placeholderData: keepPreviousData });
  const go = (to: number) => onSearch({ ...search, year: to });
  return (
    <Page>
      <BackLink to="/important-dates">Important Dates</BackLink>
      <PageHead
        title={<span aria-live="polite">The year {year}</span>}
        text="Every occasion, and the state of its card"
        actions={
          <div className="flex gap-1">
            <IconButton label={`The year ${year - 1}`} disabled={year <= 1900} onClick={() => go(year - 1)}>
              <ChevronLeft size={20} strokeWidth={1.6} className="rtl:rotate-180" aria-hidden />
            </IconButton>
            <IconButton label={`The year ${year + 1}`} disabled={year >= 2200} onClick={() => go(year + 1)}>
              <ChevronRight size={20} strokeWidth={1.6} className="rtl:rotate-180" aria-hidden />
            </IconButton>
          </div>
        }
      />
      <QueryError title="The year could not be loaded" query={query} className="mb-5" />
      {query.isPending && (
        <SkeletonGroup label="Loading the year..." className="grid gap-4">
          <Skeleton className="h-12 rounded-panel" />
          <Skeleton className="h-96 rounded-panel" />
        </SkeletonGroup>
      )}
      {query.data && <ShownYear view={query.data} search={search} today={today} onSearch={onSearch} />}
    </Page>
  );
}

function ShownYear({ view, search, today, onSearch }: Props & { view: YearView; today: string }) {
  const isWide = useMediaQuery(tableQuery);
  const [name, setName] = useState(search.name ?? '');
  // The field updates at once; a table of thousands may follow later.
  const shownName = useDeferredValue(name);
  const { group, month } = search;
  const isTable = isWide && month === undefined;
  const YearTable = useLater(loadTable, isTable);
  const YearList = useLater(loadList, !isTable);
  const arranged = useMemo(() => arrangeYear(view, { group, month, name: shownName }), [view, group, month, shownName]);
  if (view.entries.length === 0) {
    return (
      <EmptyState
        title={`Nothing in ${view.year} yet`}
        text="Birthdays, anniversaries, holidays: add the first one."
        action={
          <Link to="/people" className={buttonClass('line')}>
            View contacts
          </Link>
        }
      />
    );
  }
  const groupOptions = [
    { value: 'all', label: t`All groups` },
    ...view.groups.map(({ id, name: label }) => ({ value: String(id), label })),
  ];
  const count = arranged.entries.length;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 md:gap-2.5">
        <div className="max-md:w-full md:w-60">
          <TextInput
            icon={<Search size={17} strokeWidth={1.6} aria-hidden />}
            type="search"
            aria-label="Search contacts"
            placeholder="Search contacts"
            value={name}
            onChange={(event) => setName(event.target.value)}
            onBlur={() => onSearch({ ...search, name: name || undefined })}
          />
        </div>
        <Select
          label="Month"
          value={String(month ?? 'all')}
          onValueChange={(value) => onSearch({ ...search, month: value === 'all' ? undefined : Number(value) })}
          options={monthOptions}
          className={filterClass}
        />
        {view.groups.length > 0 && (
          <Select
            label="Group"
            value={String(group ?? 'all')}
            onValueChange={(value) => onSearch({ ...search, group: value === 'all' ? undefined : Number(value) })}
            options={groupOptions}
            className={filterClass}
          />
        )}
      </div>
      <Legend />
      <p role="status" className="sr-only">
        {count === 1 ? '1 occasion' : `${count} occasions`}
      </p>
      {count === 0 && <EmptyState title="Nothing matches" text="No occasion matches what you chose above." />}
      {count > 0 && isTable && YearTable && (
        <YearTable
          year={view.year}
          arranged={arranged}
          today={today}
          onMonth={(chosen) => onSearch({ ...search, month: chosen })}
        />
      )}
      {count > 0 && !isTable && YearList && <YearList arranged={arranged} today={today} />}
    </>
  );
}

/** What the envelopes mean. */
function Legend() {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft" aria-label="Legend">
      {envelopeStates.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <EnvelopeMark state={state} />
          {stateLabels[state]}
        </li>
      ))}
    </ul>
  );
}

const filterClass = 'w-auto max-w-full text-sm font-medium max-md:flex-auto md:max-w-60';
