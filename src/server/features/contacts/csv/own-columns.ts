import type { CsvField } from '../../../../contract/imports.ts';

/** The columns of the CSV files that Fondly writes, in their order. */
export const ownColumns: Readonly<Record<string, CsvField>> = {
  Name: 'name',
  Nickname: 'nickname',
  Relationship: 'relationship',
  Email: 'email',
  Phone: 'phone',
  Street: 'street',
  City: 'city',
  State: 'state',
  'Postal Code': 'postalCode',
  Country: 'country',
  Address: 'address',
  Birthday: 'birthday',
  Anniversary: 'anniversary',
  'Other Dates': 'dates',
  'Time Zone': 'timeZone',
  'Card Language': 'language',
  Notes: 'notes',
};

/** Whether a table was written by Fondly: its cells are then read as they are. */
export function areOwnColumns(headers: string[]): boolean {
  return headers.join('\n') === Object.keys(ownColumns).join('\n');
}
