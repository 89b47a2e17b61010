import { t } from '../../../contract/translate.ts';
import type { YearEntry, YearView } from '../../../contract/year.ts';
import { foldText } from '../../fold-text.ts';
import type { YearSearch } from './year-search.ts';

/** A person with their envelopes by month, from January. */
export type YearRow = { id: number; name: string; months: YearEntry[][] };

/** How many dates a month has, and how many of them have no card. */
export type YearMonth = { month: number; dates: number; without: number };

export type ArrangedYear = { rows: YearRow[]; months: YearMonth[]; entries: YearEntry[]; names: Map<number, string> };

const order = new Intl.Collator();

/** The rows, months and entries that match the filters, people by name. */
export function arrangeYear({ people, groups, entries }: YearView, { group, name, month }: YearSearch): ArrangedYear {
  const members = group === undefined ? null : new Set(groups.find(({ id }) => id === group)?.personIds);
  const words = foldText(name ?? '');
  const rows = new Map<number, YearRow>();
  for (const person of people) {
    if (members && !members.has(person.id)) continue;
    if (words && !foldText(person.name).includes(words)) continue;
    rows.set(person.id, { ...person, months: Array.from({ length: 12 }, () => []) });
  }
  const months = Array.from({ length: 12 }, (_, at): YearMonth => ({ month: at + 1, dates: 0, without: 0 }));
  const shown = entries.filter((entry) => {
    const at = monthOf(entry) - 1;
    const row = rows.get(entry.personId);
    const counted = months[at];
    if (!row || !counted) return false;
    row.months[at]?.push(entry);
    counted.dates += 1;
    if (entry.state === 'empty') counted.without += 1;
    return month === undefined || month === at + 1;
  });
  const names = new Map([...rows.values()].map((row) => [row.id, row.name]));
  const sorted = [...rows.values()].filter((row) => row.months.some((some) => some.length > 0));
  sorted.sort((one, other) => order.compare(one.name, other.name));
  return { rows: sorted, months, entries: shown, names };
}

export function monthOf({ day }: Pick<YearEntry, 'day'>): number {
  return Number(day.slice(5, 7));
}

/** What a month lacks: 'Nobody has a card', '3 without a card', or that all have one. */
export function gapWords({ dates, without }: Pick<YearMonth, 'dates' | 'without'>): string {
  if (dates === 0) return t`No dates`;
  if (without === 0) return dates === 1 ? t`Has a card` : t`All have a card`;
  return without === dates ? t`Nobody has a card` : t`${without} without a card`;
}
