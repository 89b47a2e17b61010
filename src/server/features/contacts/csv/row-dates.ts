import { occasionTypes } from '../../../../contract/occasions.ts';
import { t } from '../../../../contract/translate.ts';
import { formatCalendarDate, parseCalendarDate } from '../../../../domain/calendar-date.ts';
import type { StagedDate } from '../../../db/tables/people.ts';
import { kindOfLabel, type LabelledKind } from '../date-labels.ts';
import { plainDate } from '../export/date-line.ts';
import { excerpt } from '../sentences.ts';
import { deathInWords, onlyOne } from '../vcard/pick-dates.ts';
import { distinct } from '../vcard/pick-fields.ts';
import { monthOf } from './month-names.ts';
import type { ColumnPlan, PlannedColumn } from './plan-columns.ts';
import { isEitherOrder, readWrittenDate, saysNoDate } from './written-date.ts';

type Dates = { birthday: string | null; anniversary: string | null; occasions: StagedDate[] };
type Given = { text: string; column: PlannedColumn };

// A day of mourning does not get a 'Happy'.
const mourning =
  /death|deceas|\bdied\b|passed away|todestag|gestorben|sterbe|verstorben|dec[eè]s|fallec|defunc|morte\b|falec|overl[ij]+d|śmier|smrt|úmrt/i;
const longestOccasion = 60;

/** The dates of a row: from date columns, a birthday in three parts, and Google's labelled events. */
export function pickDates(plan: ColumnPlan, cells: string[], today: string, dropped: string[]): Dates {
  const given = (columns: PlannedColumn[]): Given[] =>
    columns.flatMap((column) => {
      const text = cells[column.at]?.trim() ?? '';
      return saysNoDate(text) ? [] : [{ text, column }];
    });
  const read = ({ text, column }: Given, what: string): string | null => {
    const written = readWrittenDate(text, column.order, today);
    if (written?.assumed) dropped.push(sayAssumed(what, text, written));
    else if (!written && column.order === null && isEitherOrder(text)) {
      dropped.push(t`${what} “${excerpt(text)}” waits until you say which comes first, the day or the month.`);
    } else if (!written) dropped.push(t`${what} “${excerpt(text)}” is not a full date and was left out.`);
    return written?.date ?? null;
  };
  const only = (kind: 'birthday' | 'anniversary', values: Given[], alsoFound: string | null = null): string | null => {
    const what = kind === 'birthday' ? t`Birthday` : t`Anniversary`;
    const days = values.map((value) => ({ value, day: read(value, what) })).filter(({ day }) => day !== null);
    const day = days[0]?.day ?? alsoFound;
    const others = days.filter((other) => other.day !== day).map(({ value }) => value.text);
    if (day !== alsoFound && alsoFound !== null) others.push(alsoFound);
    dropped.push(...onlyOne(kind, others));
    return day;
  };
  const events = given(plan.of('eventDate')).map((event) => ({ ...event, ...readLabel(event.column, cells) }));
  const columns = given(plan.of('occasion')).map((value) => ({ ...value, ...kindOf(value.column.header) }));
  const named = (kind: LabelledKind) => events.filter((event) => event.kind === kind);
  const deaths = [...columns, ...events].filter(({ kind }) => kind === 'death');
  const others = [...events.filter(({ kind }) => kind === null), ...columns.filter(({ kind }) => kind !== 'death')];
  const birthday = only(
    'birthday',
    [...given(plan.of('birthday')), ...named('birthday')],
    birthdayInParts(plan, cells, dropped),
  );
  const anniversary = only('anniversary', [...given(plan.of('anniversary')), ...named('anniversary')]);
  const occasions = others.flatMap((other): StagedDate[] => {
    if (other.label === '') {
      dropped.push(t`The date “${excerpt(other.text)}” has no name and was left out.`);
      return [];
    }
    const date = read(other, excerpt(other.label));
    return date === null ? [] : [{ ...plainDate, occasionType: occasionOf(other.label), date }];
  });
  const [death] = deaths;
  if (!death) return { birthday, anniversary, occasions };
  const days = deaths.map(({ text, column }) => ({
    text,
    date: readWrittenDate(text, column.order, today)?.date ?? null,
  }));
  const told = days.find(({ date }) => date !== null) ?? { text: death.text, date: null };
  dropped.push(deathInWords(told.date, told.text));
  const left = distinct(
    days.filter(({ text, date }) => text !== told.text && date !== told.date).map(({ text }) => text),
  );
  dropped.push(...onlyOne('death', left));
  const known = [
    { occasionType: 'birthday', date: birthday },
    { occasionType: 'anniversary', date: anniversary },
    { occasionType: 'memorial', date: told.date },
  ].flatMap(({ occasionType, date }) => (date === null ? [] : [{ ...plainDate, occasionType, date }]));
  return { birthday, anniversary, occasions: [...known, ...occasions].map((date) => ({ ...date, isActive: false })) };
}

function readLabel({ labelAt }: PlannedColumn, cells: string[]) {
  return kindOf((labelAt === null ? '' : (cells[labelAt] ?? '')).replace(/^\*\s*/, '').trim());
}

function kindOf(label: string): { label: string; kind: LabelledKind | null } {
  return { label, kind: kindOfLabel(label) };
}

/** The occasion with this name if Fondly knows it, else the name. */
function occasionOf(label: string): string {
  if (mourning.test(label)) return 'memorial';
  const slug = label.toLowerCase().replace(/[’']/g, '').replace(/\s+/g, '-');
  return occasionTypes.find((known) => known === slug) ?? [...label].slice(0, longestOccasion / 2).join('');
}

function sayAssumed(
  what: string,
  text: string,
  { date, assumed }: { date: string; assumed: 'century' | 'day count' | null },
) {
  return assumed === 'century'
    ? t`${what} “${excerpt(text)}” has a year of two digits and was read as ${date}.`
    : t`${what} “${excerpt(text)}” was read as a spreadsheet’s count of days: ${date}.`;
}

function birthdayInParts(plan: ColumnPlan, cells: string[], dropped: string[]): string | null {
  const part = (field: 'birthYear' | 'birthMonth' | 'birthDay') => {
    const text = (cells[plan.of(field)[0]?.at ?? -1] ?? '').trim();
    return saysNoDate(text) ? '' : text;
  };
  const [year, monthText, day] = [part('birthYear'), part('birthMonth'), part('birthDay')];
  if (year === '' && monthText === '' && day === '') return null;
  const month = monthOf(monthText) ?? Number(monthText);
  const date = formatCalendarDate({ year: Number(year) || null, month, day: Number(day) });
  if (parseCalendarDate(date)) return date;
  const given = [year, monthText, day].filter(Boolean).join('-');
  dropped.push(t`Birthday “${excerpt(given)}” is not a full date and was left out.`);
  return null;
}
