import { useMemo } from 'react';
import type { PersonView } from '../../../../contract/people.ts';
import { occasionTypes } from '../../../../contract/vocabulary.ts';
import { occasionLabel } from '../../../../domain/occasions.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import type { Option } from '../../../ui/option.tsx';
import { Select } from '../../../ui/select.tsx';
import { type DateSearch, dateSearch, rangeLabel, rangeOf, ranges } from './date-search.ts';

const rangeOptions: Option[] = ranges.map((days) => ({ value: String(days), label: rangeLabel(days) }));
const occasionOptions: Option[] = [
  { value: 'all', label: 'All occasions' },
  ...occasionTypes.map((slug) => ({ value: slug, label: occasionLabel(slug) })),
];

/** Which dates are shown: how far ahead, which occasion, whose. */
export function DateFilters({
  search,
  people,
  onSearch,
}: {
  search: DateSearch;
  people: readonly PersonView[];
  onSearch: (search: DateSearch) => void;
}) {
  const range = rangeOf(search);
  const contactOptions = useMemo<Option[]>(
    () => [
      { value: 'all', label: 'All contacts' },
      ...people.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [people],
  );
  // What means "all" is no value of the address, and falls out there.
  const choose = (key: keyof DateSearch) => (value: string) =>
    onSearch(dateSearch.parse({ ...search, [key]: key === 'days' ? Number(value) : value }));
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full md:gap-2.5">
      {range !== null && (
        <Select
          label="Range"
          value={String(range)}
          onValueChange={choose('days')}
          options={rangeOptions}
          className={filterClass}
        />
      )}
      <Select
        label="Occasion"
        value={search.occasion ?? 'all'}
        onValueChange={choose('occasion')}
        options={occasionOptions}
        className={filterClass}
      />
      <Combobox
        label="Contact"
        value={String(search.personId ?? 'all')}
        onValueChange={choose('personId')}
        options={contactOptions}
        searchLabel="Search contacts"
        emptyText="No contacts found"
        className={filterClass}
      />
    </div>
  );
}

const filterClass =
  'w-auto max-w-full text-sm font-medium max-md:flex-auto max-md:gap-1 max-md:px-2 max-md:text-xs md:max-w-60';
