import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleQuery } from '../queries/people.queries.ts';

/** The ids of the contacts in a group; null without a group, and until the contacts are there. */
export function useGroupPeople(group: string | undefined): ReadonlySet<number> | null {
  const people = useQuery({ ...peopleQuery, enabled: group !== undefined }).data;
  return useMemo(() => {
    if (group === undefined || !people) return null;
    return new Set(people.filter(({ groups }) => groups.includes(group)).map(({ id }) => id));
  }, [group, people]);
}
