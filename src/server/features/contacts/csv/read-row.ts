import { isEmail } from '../../../../contract/fields.ts';
import type { CsvField } from '../../../../contract/imports.ts';
import { relationships } from '../../../../contract/vocabulary.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import { readOwnFacts, readOwnRow } from './own-row.ts';
import type { ColumnPlan, PlannedColumn } from './plan-columns.ts';
import { pickAddress } from './row-address.ts';
import { pickDates } from './row-dates.ts';
import { plainCell } from './safe-cell.ts';

// Many addresses fit; the patterns that take a cell apart would take long over more.
const maxEmailCellChars = 1000;

/** Reads one row; '' as the name when nothing in it says who it is about. */
export function readRow(written: string[], plan: ColumnPlan, thisYear: number): StagedContact {
  const cells = written.map(plainCell);
  if (plan.isOwn) return readOwnRow(cells, plan, thisYear);
  const of = (field: CsvField): Value[] =>
    plan.of(field).flatMap((column) => {
      const text = cellText(cells, column.at);
      return text === '' ? [] : [{ text, column }];
    });
  const first = (field: CsvField) => of(field)[0]?.text ?? null;
  const dropped: string[] = [];
  const email = pickEmail(of('email'), dropped);
  const phone = pickPhone(of('phone'), cells, dropped);
  const nickname = first('nickname');
  const company = first('company');
  const name = first('name') ?? joinedName(of) ?? nickname ?? company ?? email ?? phone ?? '';
  const dates = pickDates(plan, cells, thisYear, dropped);
  const address = pickAddress(plan, cells, dropped);
  const notes = of('notes')
    .map(({ text }) => text)
    .join('\n\n');
  if (of('photo').length > 0) dropped.push('The photo is only a link and was left out.');
  reportUnmapped(plan, cells, company !== null && company !== name, dropped);
  return {
    name: oneLine(name),
    nickname: nickname && oneLine(nickname),
    relationship: relationshipOf(first('relationship')),
    email,
    phone,
    ...address,
    ...dates,
    notes: notes || null,
    ...readOwnFacts(cells, plan, dropped),
    dropped,
  };
}

/** The trimmed text of a cell; Google's files begin birthdays without a year with a space. */
export function cellText(cells: string[], at: number): string {
  return cells[at]?.trim() ?? '';
}

type Value = { text: string; column: PlannedColumn };
type ValuesOf = (field: CsvField) => Value[];

function joinedName(of: ValuesOf): string | null {
  const honorific = of('prefix').find(({ text }) =>
    /^[\p{L}\s]{1,10}\.|^(?:mr|mrs|ms|miss|dr|prof|sir|herr|frau|mme|mlle|sra?|don)$/iu.test(text),
  );
  const parts = (['givenName', 'middleName', 'familyName', 'suffix'] as const).map((field) => of(field)[0]?.text ?? '');
  const name = parts.filter((part) => part !== '').join(' ');
  if (name === '') return null;
  return honorific ? `${honorific.text} ${name}` : name;
}

/** Google puts several values of one kind into one cell: 'a@b.org ::: c@d.org'. */
function separated(values: Value[]): Value[] {
  return values.flatMap(({ text, column }) =>
    text
      .split(' ::: ')
      .map((part) => ({ text: part.trim(), column }))
      .filter((value) => value.text !== ''),
  );
}

function pickEmail(values: Value[], dropped: string[]): string | null {
  const texts = [
    ...new Set(
      separated(values)
        .map(({ text }) => text.slice(0, maxEmailCellChars))
        .flatMap((text) => /<([^<>]+@[^<>]+)>/.exec(text)?.[1] ?? text.split(/\s*[;,]\s*/)),
    ),
  ].map((text) => text.replace(/^mailto:/i, '').trim());
  const [email = null, ...others] = texts.filter(isEmail);
  const unusable = texts.filter((text) => text !== '' && !isEmail(text));
  if (unusable.length > 0) dropped.push(`Not an e-mail address: ${listed(unusable)}.`);
  if (others.length > 0) dropped.push(`Only one e-mail address is kept; left out: ${listed(others)}.`);
  return email;
}

function pickPhone(values: Value[], cells: string[], dropped: string[]): string | null {
  const rank = ({ column }: Value) => {
    const kind = `${column.kind} ${column.labelAt === null ? '' : cellText(cells, column.labelAt)}`.toLowerCase();
    if (/fax|pager/.test(kind)) return 3;
    return /mobil|cell|handy|movil|celular|portable|携帯|iphone/.test(kind) ? 0 : 1;
  };
  const ranked = separated(values)
    .map((value) => ({ text: value.text, rank: rank(value) }))
    .toSorted((a, b) => a.rank - b.rank);
  const phone = ranked.find((value) => value.rank < 3)?.text ?? null;
  const others = [...new Set(ranked.map(({ text }) => text))].filter((text) => text !== phone);
  if (others.length > 0) dropped.push(`Only one phone number is kept; left out: ${listed(others)}.`);
  return phone && oneLine(phone);
}

function relationshipOf(text: string | null): string | null {
  if (text === null) return null;
  const slug = text.toLowerCase().replace(/\s+/g, '-');
  return relationships.find((known) => known === slug) ?? oneLine(text);
}

function reportUnmapped(plan: ColumnPlan, cells: string[], hasCompany: boolean, dropped: string[]): void {
  const headers = plan.unmapped.filter(({ at }) => cellText(cells, at) !== '').map(({ header }) => header);
  const extra = cells.slice(plan.width).some((cell) => cell.trim() !== '');
  const nowhere = [
    ...new Set([...(hasCompany ? ['company'] : []), ...headers, ...(extra ? ['cells without a column'] : [])]),
  ];
  if (nowhere.length > 0) dropped.push(`There is no field for: ${listed(nowhere)}.`);
}

/** At most five of them, so that a strange file does not make an endless sentence. */
export function listed(texts: string[]): string {
  const shown = texts.slice(0, 5).map((text) => excerpt(text));
  return texts.length > 5 ? `${shown.join(', ')} and ${texts.length - 5} more` : shown.join(', ');
}

function excerpt(text: string): string {
  const characters = [...oneLine(text.slice(0, 200))];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('');
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
