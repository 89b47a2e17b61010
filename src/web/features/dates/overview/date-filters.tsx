import { memo, useMemo } from 'react';
import type { PersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { GroupFilter } from '../../../group-choice/group-filter.tsx';
import { occasionOptions } from '../../../occasion-choice/occasion-options.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import type { Option } from '../../../ui/option.tsx';
import { Select } from '../../../ui/select.tsx';
import { type DateSearch, rangeLabel, rangeOf, ranges, readDateSearch } from './date-search.ts';

const rangeOptions: Option[] = ranges.map((days) => ({ value: String(days), label: rangeLabel(days) }));
const filterOptions: Option[] = [{ value: 'all', label: t`All occasions` }, ...occasionOptions];

type Change = (changed: Partial<DateSearch>) => void;

/** Filters the dates by range, occasion, group and contact. */
export function DateFilters({
  search,
  people,
  onSearch,
}: {
  search: DateSearch;
  people: readonly PersonView[];
  /** Must be stable, so that the filter with thousands of contacts does not render when another one changes. */
  onSearch: Change;
}) {
  const range = rangeOf(search);
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full md:gap-2.5">
      {range !== null && (
        <Select
          label="Range"
          value={String(range)}
          onValueChange={(value) => onSearch(read('days', Number(value)))}
          options={rangeOptions}
          className={filterClass}
        />
      )}
      <Combobox
        label="Occasion"
        value={search.occasion ?? 'all'}
        onValueChange={(value) => onSearch(read('occasion', value))}
        options={filterOptions}
        searchLabel={t`Search occasions`}
        className={filterClass}
      />
      <GroupFilter group={search.group} onGroup={(group) => onSearch({ group })} className={filterClass} />
      <ContactFilter personId={search.personId} people={people} onSearch={onSearch} />
    </div>
  );
}

const ContactFilter = memo(function ContactFilter({
  personId,
  people,
  onSearch,
}: {
  personId: number | undefined;
  people: readonly PersonView[];
  onSearch: Change;
}) {
  const options = useMemo<Option[]>(
    () => [
      { value: 'all', label: t`All contacts` },
      ...people.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [people],
  );
  return (
    <Combobox
      label="Contact"
      value={String(personId ?? 'all')}
      onValueChange={(value) => onSearch(read('personId', value))}
      options={options}
      searchLabel="Search contacts"
      emptyText="No contacts found"
      className={filterClass}
    />
  );
});

/** Drops "All", which is not stored in the address. */
function read(key: keyof DateSearch, value: string | number): Partial<DateSearch> {
  return { [key]: readDateSearch({ [key]: value })[key] };
}

const filterClass =
  'w-auto max-w-full text-sm font-medium max-md:flex-auto max-md:gap-1 max-md:px-2 max-md:text-xs md:max-w-60';
