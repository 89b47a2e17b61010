import { aboutLimits } from '../../../../contract/about-limits.ts';
import type { CsvField } from '../../../../contract/csv-fields.ts';
import { isEmail } from '../../../../contract/fields.ts';
import type { LabelledText } from '../../../../contract/reach.ts';
import { t } from '../../../../contract/translate.ts';
import { distinctReach } from '../../../../domain/reach.ts';
import { findRelationship } from '../../../../domain/relationship-synonyms.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import { groupsOfLabels, labelsOfCell } from '../groups/read-groups.ts';
import { withPlausibleBirthday } from '../plausible-birthday.ts';
import { readReachCells, stagedReach } from '../reach-in-files.ts';
import { sortRelation } from '../relations/relations-in-files.ts';
import { excerpt, naming, oneLine } from '../sentences.ts';
import { distinct } from '../vcard/pick-fields.ts';
import { rankOf } from './header-kinds.ts';
import { reportLeftOut } from './left-out.ts';
import { readOwnFacts, readOwnRow, textOf } from './own-row.ts';
import type { ColumnPlan, PlannedColumn, Value } from './plan-columns.ts';
import { pickAddresses, placeOf } from './row-address.ts';
import { pickDates } from './row-dates.ts';
import { pickName } from './row-name.ts';
import { plainCell } from './safe-cell.ts';

// Fits many addresses; the patterns below would be slow on longer text.
const maxEmailCellChars = 1000;
const named = /(?:"[^"<>]*"\s*|[^;,<>\n]*)<([^<>\s]+@[^<>\s]+)>/g;
const sum =
  /^(?:total|totals|sum|count|summe|gesamt|insgesamt|anzahl|totale|totaal|suma|somme|razem|yhteensä|合計|总计)\s*:?\s*\d*$/iu;

/** Reads one row; the name is '' if the row does not say who it is about. */
export function readRow(written: string[], plan: ColumnPlan, today: string): StagedContact {
  const plain = written.map(plainCell);
  if (plan.isOwn) return readOwnRow(plain, plan, today);
  // Some exports write ="0151" so that spreadsheets keep the number unchanged.
  const cells = plain.map((cell) => cell.replace(/^\s*="(.*)"\s*$/s, '$1'));
  if (isSum(cells)) return sumRow(cells);
  const of = (field: CsvField): Value[] =>
    plan.of(field).flatMap((column) => {
      // In Google's files a birthday without a year begins with a space.
      const text = cells[column.at]?.trim() ?? '';
      return text === '' ? [] : [{ text, column }];
    });
  const dropped: string[] = [];
  const emails = pickEmails(of('email'), cells, dropped);
  const phones = pickPhones(of('phone'), cells);
  const { name: called, greetingName, unused } = pickName(of);
  const [nickname, ...nicknames] = of('nickname');
  const [relationship, ...relations] = of('relationship');
  const companies = of('company');
  const name = called ?? nickname?.text ?? companies[0]?.text ?? emails[0]?.value ?? phones[0]?.value ?? '';
  const { occasions, ...days } = pickDates(plan, cells, today, dropped);
  const more = readReachCells((field) => textOf(field, cells, plan));
  const lists = {
    emails: [...emails, ...more.emails],
    phones: [...phones, ...more.phones],
    addresses: [...pickAddresses(plan, cells, dropped), ...more.addresses],
  };
  const own = readOwnFacts(cells, plan, dropped);
  const dates = [...(own.dates ?? []), ...occasions];
  const related = separated(of('related')).map(({ text, column }) => sortRelation(labelOf(column, cells), text));
  const named = related.flatMap((each) => each.relations.map(({ kind, name: of }) => ({ kind, name: of ?? '' })));
  const people = [...(own.relations ?? []), ...named];
  const pets = related.flatMap((each) => each.pets).slice(0, aboutLimits.pets);
  const ownFields = [
    ...(own.ownFields ?? []),
    ...of('ownField').map(({ text, column }) => ({ label: labelOf(column, cells), value: text })),
  ];
  if (of('photo').length > 0) dropped.push(t`The photo is only a link and was left out.`);
  const others = [...unused, ...nicknames, ...relations, ...companies.filter(({ text }) => text !== name)];
  reportLeftOut(plan, cells, others, dropped);
  const contact = {
    name: oneLine(name),
    nickname: nickname ? oneLine(nickname.text) : null,
    relationship: relationship ? relationshipOf(relationship.text) : null,
    ...stagedReach(lists, { isHousehold: false }),
    ...days,
    groups: groupsOfLabels(of('groups').flatMap(({ text }) => labelsOfCell(text))),
    notes: distinct(of('notes').map(({ text }) => text)).join('\n\n') || null,
    ...(greetingName !== null && { greetingName }),
    ...own,
    ...(dates.length > 0 && { dates }),
    ...(people.length > 0 && { relations: people }),
    ...(pets.length > 0 && { about: { ...own.about, pets } }),
    ...(ownFields.length > 0 && { ownFields }),
    dropped,
  };
  return withPlausibleBirthday(contact, today);
}

/** What a column contains: in Google's tables by another column, else by its header. */
function labelOf({ labelAt, header }: PlannedColumn, cells: string[]): string {
  return (labelAt === null ? header : (cells[labelAt] ?? '')).replace(/^\*\s*/, '').trim();
}

/** Google writes several values of one kind into one cell: 'a@b.org ::: c@d.org'. */
function separated(values: Value[]): Value[] {
  return values.flatMap(({ text, column }) =>
    text
      .split(' ::: ')
      .map((part) => ({ text: part.trim(), column }))
      .filter((value) => value.text !== ''),
  );
}

function pickEmails(values: Value[], cells: string[], dropped: string[]): LabelledText[] {
  const rank = ({ column }: Value) => {
    const { kind, isPreferred } = placeOf(column, cells);
    return rankOf(kind, isPreferred);
  };
  const cut = values.filter(({ text }) => text.length > maxEmailCellChars).map(({ column }) => column.header);
  dropped.push(...naming(t`Too long, and only its beginning was read:`, cut));
  const texts = separated(values)
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ text, column }) =>
      text
        .slice(0, maxEmailCellChars)
        .replace(named, ' $1 ')
        .split(/[;,\n]/)
        .map((part) => ({
          value: part.trim().replace(/^mailto:/i, ''),
          label: placeOf(column, cells).label,
        })),
    )
    .filter(({ value }) => value !== '');
  const unusable = distinct(texts.map(({ value }) => value).filter((text) => !isEmail(text)));
  dropped.push(...naming(t`Not an email address:`, unusable));
  return distinctReach(
    'emails',
    texts.filter(({ value }) => isEmail(value)),
  );
}

function pickPhones(values: Value[], cells: string[]): LabelledText[] {
  const fax = 9;
  const rank = ({ column }: Value) => {
    const { kind, isPreferred } = placeOf(column, cells);
    if (kind === 'fax') return fax;
    return kind === 'mobile' ? -1 : rankOf(kind, isPreferred);
  };
  const ranked = separated(values).toSorted((a, b) => rank(a) - rank(b));
  return distinctReach(
    'phones',
    ranked.map(({ text, column }) => ({ value: oneLine(text), label: placeOf(column, cells).label })),
  );
}

function relationshipOf(text: string): string {
  return findRelationship(text) ?? oneLine(text);
}

/** 'Total: 25', as people write below a table. */
function isSum(cells: string[]): boolean {
  const given = cells.filter((cell) => cell.trim() !== '');
  return given.length <= 2 && sum.test(given[0]?.trim() ?? '') && /^\s*\d*\s*$/.test(given[1] ?? '');
}

function sumRow(cells: string[]): StagedContact {
  const nobody = {
    name: '',
    nickname: null,
    relationship: null,
    email: null,
    phone: null,
    birthday: null,
    anniversary: null,
  };
  const nowhere = { street: null, city: null, state: null, postalCode: null, country: null };
  const text = excerpt(cells.filter((cell) => cell.trim() !== '').join(' '));
  return { ...nobody, ...nowhere, notes: null, dropped: [t`“${text}” is a sum, not a contact.`] };
}
