import type { CsvField } from '../../../../contract/imports.ts';

/** The columns of the CSV files that Fondly writes, in order. */
export const ownColumns: Readonly<Record<string, CsvField>> = {
  Name: 'name',
  Nickname: 'nickname',
  'Greeting Name': 'greetingName',
  Relationship: 'relationship',
  Groups: 'groups',
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
  About: 'about',
};

/**
 * Whether Fondly wrote this table, perhaps before it had greeting names, more details or groups: its cells are then
 * read literally.
 */
export function areOwnColumns(headers: string[]): boolean {
  const columns = Object.keys(ownColumns);
  const without = (...later: string[]) => columns.filter((column) => !later.includes(column));
  const former = [without('Groups'), without('Groups', 'About'), without('Groups', 'About', 'Greeting Name')];
  return [columns, ...former].some((known) => known.join('\n') === headers.join('\n'));
}
