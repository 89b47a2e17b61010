import { t } from '../../../../contract/translate.ts';
import { GroupFilter } from '../../../group-choice/group-filter.tsx';
import { Select } from '../../../ui/select.tsx';
import { type CardTime, cardTimes } from './filter-cards.ts';

const timeLabels: Record<CardTime, string> = {
  all: t`All cards`,
  upcoming: t`Upcoming cards`,
  historical: t`Historical cards`,
};

export type CardFilter = { time: CardTime; personId: number | null; group: string | undefined };

/** Filters the cards by time, group and contact. */
export function CardFilters({
  filter,
  people,
  onChange,
}: {
  filter: CardFilter;
  people: readonly { id: number; name: string }[];
  onChange: (filter: CardFilter) => void;
}) {
  return (
    <div className="card-filters">
      <Select
        label="Time"
        value={filter.time}
        options={cardTimes.map((time) => ({ value: time, label: timeLabels[time] }))}
        onValueChange={(time) => onChange({ ...filter, time })}
      />
      <GroupFilter group={filter.group} onGroup={(group) => onChange({ ...filter, group })} />
      <Select
        label="Contact"
        value={filter.personId === null ? 'all' : String(filter.personId)}
        options={[
          { value: 'all', label: t`Any contact` },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValueChange={(id) => onChange({ ...filter, personId: id === 'all' ? null : Number(id) })}
      />
    </div>
  );
}
