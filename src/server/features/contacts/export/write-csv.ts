import type { CsvField } from '../../../../contract/csv-fields.ts';
import { writeAbout } from '../about-in-files.ts';
import { ownColumns } from '../csv/own-columns.ts';
import { safeCell } from '../csv/safe-cell.ts';
import { reachCells } from '../reach-in-files.ts';
import { writeDateLine } from './date-line.ts';
import type { ExportedPerson } from './exported-people.store.ts';
import { writeOwnField, writeRelationCell } from './own-lines.ts';
import { sortDates } from './sort-dates.ts';

/** The header row. Its byte order mark tells spreadsheets that the text is UTF-8. */
export const csvHead = `\ufeff${Object.keys(ownColumns).map(quoted).join(',')}\r\n`;

/** One contact as a row, safe to open in a spreadsheet. A CSV file has no photos. */
export function writeCsvRow(person: ExportedPerson): string {
  const { birthday, anniversary, others } = sortDates(person.dates);
  const cells: Partial<Record<CsvField, string | null>> = {
    ...person,
    ...reachCells(person.reach),
    about: writeAbout(person.about),
    relations: writeRelationCell(person.relations?.filter(({ isWritten }) => isWritten) ?? []),
    ownFields: person.ownFields?.map(writeOwnField).join('\n') ?? null,
    birthday,
    anniversary,
    dates: others.map(writeDateLine).join('\n'),
    groups: person.groups.join('\n'),
    email: [person.email, ...(person.alsoEmails ?? [])].filter(Boolean).join('\n'),
    household: person.home?.called ?? null,
    householdRole: person.home ? roleInWords(person.home) : null,
  };
  return csvRow(Object.values(ownColumns).map((field) => cells[field]));
}

/** 'household' for the household itself, 'adult 1' and 'child 3' for those who live in it, in the order of a card. */
function roleInWords({ role, position }: NonNullable<ExportedPerson['home']>): string {
  return role === 'household' ? role : `${role} ${position + 1}`;
}

/** Cells as a row that no spreadsheet runs as a formula. */
export function csvRow(cells: readonly (string | null | undefined)[]): string {
  return `${cells.map((cell) => quoted(safeCell(normalized(cell ?? '')))).join(',')}\r\n`;
}

function normalized(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function quoted(cell: string): string {
  return /[",;\t|\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
