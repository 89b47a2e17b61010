import { useQuery } from '@tanstack/react-query';
import { t } from '../../contract/translate.ts';
import { groupsQuery } from '../queries/groups.queries.ts';
import { Select } from '../ui/select.tsx';

/** Filters by a group of contacts, by its name; nothing while there are no groups. */
export function GroupFilter({
  group,
  onGroup,
  className,
}: {
  group: string | undefined;
  onGroup: (group: string | undefined) => void;
  className?: string;
}) {
  const groups = useQuery(groupsQuery).data ?? [];
  if (groups.length === 0 && group === undefined) return null;
  // A group in the address may have been renamed or deleted since.
  const names = [...new Set([...groups.map(({ name }) => name), ...(group === undefined ? [] : [group])])];
  return (
    <Select
      label="Group"
      value={group ?? ''}
      onValueChange={(value) => onGroup(value || undefined)}
      options={[{ value: '', label: t`All groups` }, ...names.map((name) => ({ value: name, label: name }))]}
      {...(className && { className })}
    />
  );
}
