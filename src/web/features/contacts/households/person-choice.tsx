import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../contract/translate.ts';
import { addressKey } from '../../../../domain/address.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Combobox } from '../../../ui/combobox.tsx';

/** A choice of those who live in no household yet, with those at the same address first. */
export function PersonChoice({
  address,
  without,
  label,
  onChoose,
}: {
  address: string | null;
  without: readonly number[];
  label: string;
  onChoose: (id: number) => void;
}) {
  const people = useQuery(peopleQuery).data ?? [];
  const here = addressKey(address);
  const free = people.filter(({ id, kind, household }) => kind === 'person' && !household && !without.includes(id));
  const isHere = (each: (typeof free)[number]) => here !== null && addressKey(each.address) === here;
  const options = [...free.filter(isHere), ...free.filter((each) => !isHere(each))].map((each) => ({
    value: String(each.id),
    label: each.name,
    ...(isHere(each) && { hint: t`At the same address` }),
    media: <Avatar name={each.name} imageUrl={each.imageUrl} size="md" />,
  }));
  if (options.length === 0) return null;
  return (
    <Combobox
      value={null}
      onValueChange={(id) => onChoose(Number(id))}
      options={options}
      label={label}
      placeholder={label}
      searchLabel="Search contacts"
      emptyText="No such contact, or they live in another household."
    />
  );
}
