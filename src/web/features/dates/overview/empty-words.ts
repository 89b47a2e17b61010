import { occasionLabel } from '../../../../domain/occasions.ts';
import { type DateSearch, rangeLabel, rangeOf } from './date-search.ts';

export type EmptyWords = { title: string; text: string; clears: boolean };

/** The text shown instead of dates when the list is empty, by filter. */
export function emptyWords(search: DateSearch, total: number, personName: string | undefined): EmptyWords {
  if (total === 0)
    return {
      title: 'No important dates yet',
      text: 'Birthdays, anniversaries, holidays: add the first one.',
      clears: false,
    };
  const range = rangeOf(search);
  const { occasion, personId } = search;
  const when = range === null ? '' : ` in the ${rangeLabel(range).toLowerCase()}`;
  const what = occasion === undefined ? 'dates' : `${occasionLabel(occasion)} dates`;
  const whose = personId === undefined ? '' : ` for ${personName ?? 'this contact'}`;
  if (occasion === undefined && personId === undefined)
    return { title: 'No upcoming dates', text: `There are no dates${when}.`, clears: true };
  return { title: 'No dates match your filters', text: `There are no ${what}${whose}${when}.`, clears: true };
}
