import { type LabelledAddress, toReachLabel } from '../../../../contract/reach.ts';
import { t } from '../../../../contract/translate.ts';
import { type AddressParts, joinAddress, splitAddress } from '../../../../domain/address.ts';
import { naming, oneLine } from '../sentences.ts';
import { distinct } from '../vcard/pick-fields.ts';
import { type Kind, kindOf, rankOf } from './header-kinds.ts';
import type { ColumnPlan, PlannedColumn } from './plan-columns.ts';
import { plainHeader } from './read-header.ts';
import { isIn } from './row-name.ts';

const parts = ['street', 'city', 'state', 'postalCode', 'country'] as const;
type Part = (typeof parts)[number];
type Found = Record<Part | 'whole', string[]> & { rank: number; label: string | null };
const houseNumber = /^\d{1,5}\s?[a-z]?$/i;

/** The addresses of a row: the preferred one, else the home address first; a work address last. */
export function pickAddresses(plan: ColumnPlan, cells: string[], dropped: string[]): LabelledAddress[] {
  const found = new Map<string, Found>();
  for (const part of [...parts, 'address'] as const) {
    for (const column of plan.of(part)) {
      const text = cells[column.at]?.trim() ?? '';
      if (text === '') continue;
      const address = found.get(column.group) ?? newAddress(column, cells);
      address[part === 'address' ? 'whole' : part].push(text);
      found.set(column.group, address);
    }
  }
  completeWithUnplaced(found);
  const all = [...found.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .map((address) => ({ ...address, ...assembled(address) }))
    // One that repeats words of an earlier one says nothing new.
    .filter(({ text }, at, every) => !every.slice(0, at).some((earlier) => isIn(text, earlier.text)));
  dropped.push(...naming(t`Not in an address:`, distinct(all.flatMap(({ unused }) => unused))));
  return all.map(({ parts: address, label }) => ({ ...address, label }));
}

/**
 * 'State' next to 'Home Street' and 'Home City' belongs to the home address: parts without a street complete the first
 * address that has one.
 */
function completeWithUnplaced(found: Map<string, Found>): void {
  const loose = found.get('');
  if (!loose || loose.street.length > 0 || loose.whole.length > 0) return;
  const placed = [...found.values()].filter((each) => each !== loose).toSorted((a, b) => a.rank - b.rank);
  const [first] = placed;
  if (!first || parts.some((part) => loose[part].length > 0 && first[part].length > 0)) return;
  for (const part of parts) first[part].push(...loose[part]);
  found.delete('');
}

function newAddress(column: PlannedColumn, cells: string[]): Found {
  const { kind, isPreferred, label } = placeOf(column, cells);
  const rank = rankOf(kind, isPreferred);
  return { street: [], city: [], state: [], postalCode: [], country: [], whole: [], rank, label };
}

/**
 * The kind of a value by its label or header; Google marks the preferred value with a star: '* Work'. The label is in the
 * words of the file if they name no kind.
 */
export function placeOf(
  { kind, labelAt }: PlannedColumn,
  cells: string[],
): { kind: Kind; isPreferred: boolean; label: string | null } {
  const written = labelAt === null ? '' : (cells[labelAt] ?? '').trim();
  const own = written.replace(/^\*\s*/, '');
  const ofLabel = kindOf(plainHeader(own).split(' '));
  const label = ofLabel === '' && own !== '' ? toReachLabel(own) : labels[ofLabel || kind];
  return { kind: ofLabel === '' ? kind : ofLabel, isPreferred: written.startsWith('*'), label };
}

const labels: Record<Kind, string | null> = {
  home: 'home',
  work: 'work',
  mobile: 'mobile',
  other: 'other',
  fax: 'fax',
  primary: null,
  '': null,
};

/**
 * One address from its parts and from cells with a complete address, which becomes the street if the parts have the
 * rest.
 */
function assembled({ whole, ...found }: Found): { parts: AddressParts; text: string; unused: string[] } {
  const given = Object.fromEntries(
    parts.map((part) => [part, joined(distinct(found[part].map(flat)))]),
  ) as AddressParts;
  const lines = distinct(whole).join('\n');
  const hasParts = parts.some((part) => given[part] !== '');
  const isStreet = hasParts && given.street === '' && !isIn(given.city, lines);
  const split = isStreet ? { ...given, street: lines } : splitAddress(lines);
  const made = given.street === '' ? filled(given, split) : given;
  const address = Object.fromEntries(parts.map((part) => [part, flat(made[part])])) as AddressParts;
  const text = oneLine(joinAddress(address).replaceAll('\n', ', '));
  return { parts: address, text, unused: isIn(lines, text) ? [] : [flat(lines)] };
}

/** 'Hoofdstraat' and '12' in two columns are one line, in either order. */
function joined(texts: string[]): string {
  const [first = '', second = '', ...more] = texts;
  const isPair = houseNumber.test(first) ? hasNoNumber(second) : hasNoNumber(first) && houseNumber.test(second);
  return (isPair ? [`${first} ${second}`, ...more] : texts).join(', ');
}

function hasNoNumber(text: string): boolean {
  return text !== '' && !/\d/.test(text);
}

function filled(given: AddressParts, split: AddressParts): AddressParts {
  return Object.fromEntries(parts.map((part) => [part, given[part] || split[part]])) as AddressParts;
}

/** The form has one line for each part. */
function flat(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join(', ');
}
