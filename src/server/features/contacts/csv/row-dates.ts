import { formatCalendarDate, parseCalendarDate } from '../../../../domain/calendar-date.ts';
import { monthOf } from './month-names.ts';
import type { ColumnPlan, PlannedColumn } from './plan-columns.ts';
import { readWrittenDate, saysNoDate } from './written-date.ts';

type Dates = { birthday: string | null; anniversary: string | null };

/** Birthday and anniversary of a row, from columns of their own, in three parts, or among Google's events. */
export function pickDates(plan: ColumnPlan, cells: string[], thisYear: number, dropped: string[]): Dates {
  const read = (columns: PlannedColumn[], what: string): string | null => {
    const given = columns.filter(({ at }) => !saysNoDate(cells[at] ?? ''));
    for (const { at, order, isOrderSure, header } of given) {
      const written = readWrittenDate(cells[at] ?? '', order, thisYear);
      if (!written) continue;
      if (written.isAmbiguous && !isOrderSure) {
        const first = order === 'day-first' ? 'day' : 'month';
        dropped.push(`${header} “${shortened(cells[at])}” was read with the ${first} first: ${written.date}.`);
      }
      return written.date;
    }
    const [bad] = given;
    if (bad) dropped.push(`The ${what} is not a full date: ${shortened(cells[bad.at])}.`);
    return null;
  };
  const labelOf = (column: PlannedColumn) => (column.labelAt === null ? '' : (cells[column.labelAt] ?? ''));
  const events = plan.of('eventDate');
  const anniversaries = events.filter((column) =>
    /anniversary|hochzeitstag|jahrestag|mariage|aniversario/i.test(labelOf(column)),
  );
  const birthdays = events.filter((column) => /birthday|geburtstag/i.test(labelOf(column)));
  const others = events.filter(
    (column) => !anniversaries.includes(column) && !birthdays.includes(column) && !saysNoDate(cells[column.at] ?? ''),
  );
  for (const column of others) {
    dropped.push(
      `The date “${shortened(labelOf(column)) || 'without a name'}” was left out: ${shortened(cells[column.at])}.`,
    );
  }
  return {
    birthday: read([...plan.of('birthday'), ...birthdays], 'birthday') ?? birthdayInParts(plan, cells, dropped),
    anniversary: read([...plan.of('anniversary'), ...anniversaries], 'anniversary'),
  };
}

function birthdayInParts(plan: ColumnPlan, cells: string[], dropped: string[]): string | null {
  const part = (field: 'birthYear' | 'birthMonth' | 'birthDay') => (cells[plan.of(field)[0]?.at ?? -1] ?? '').trim();
  const [year, monthText, day] = [part('birthYear'), part('birthMonth'), part('birthDay')];
  if (year === '' && monthText === '' && day === '') return null;
  const month = monthOf(monthText) ?? Number(monthText);
  const date = formatCalendarDate({ year: Number(year) || null, month, day: Number(day) });
  if (parseCalendarDate(date)) return date;
  dropped.push(`The birthday is not a full date: ${shortened([year, monthText, day].filter(Boolean).join('-'))}.`);
  return null;
}

function shortened(text: string | undefined): string {
  return [...(text ?? '').replace(/\s+/g, ' ').trim().slice(0, 120)].slice(0, 40).join('');
}
