import type { CsvField } from '../../../../contract/csv-fields.ts';

/** The columns of the CSV files that Fondly writes, in order. */
export const ownColumns: Readonly<Record<string, CsvField>> = {
  Name: 'name',
  Nickname: 'nickname',
  'Greeting Name': 'greetingName',
  Relationship: 'relationship',
  Groups: 'groups',
  Household: 'household',
  'Household Role': 'householdRole',
  Email: 'email',
  Phone: 'phone',
  Street: 'street',
  City: 'city',
  State: 'state',
  'Postal Code': 'postalCode',
  Country: 'country',
  Address: 'address',
  'Other Emails': 'moreEmails',
  'Other Phones': 'morePhones',
  'Other Addresses': 'moreAddresses',
  'Reach Labels': 'reachLabels',
  Birthday: 'birthday',
  Anniversary: 'anniversary',
  'Other Dates': 'dates',
  'Time Zone': 'timeZone',
  'Card Language': 'language',
  Notes: 'notes',
  About: 'about',
  'Related People': 'relations',
  'Own Fields': 'ownFields',
};

// Files from before Fondly had these columns, the latest first.
const later = [
  ['Related People', 'Own Fields'],
  ['Other Emails', 'Other Phones', 'Other Addresses', 'Reach Labels'],
  ['Household', 'Household Role'],
  ['Groups'],
  ['About'],
  ['Greeting Name'],
];

/** Whether Fondly wrote this table, perhaps before it had all of these columns: its cells are then read literally. */
export function areOwnColumns(headers: string[]): boolean {
  const columns = Object.keys(ownColumns);
  const former = later.map((_, at) =>
    columns.filter(
      (column) =>
        !later
          .slice(0, at + 1)
          .flat()
          .includes(column),
    ),
  );
  return [columns, ...former].some((known) => known.join('\n') === headers.join('\n'));
}
