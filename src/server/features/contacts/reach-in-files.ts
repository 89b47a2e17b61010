import type { Reach } from '../../../contract/reach.ts';
import type { AddressParts } from '../../../domain/address.ts';
import { type ReachLists, reachFields, reachText } from '../../../domain/reach.ts';
import { escapeField, splitFields } from './export/date-line.ts';

/** What a file says about reaching a contact, in the shape of an imported one. */
export type ReachedBy = {
  email: string | null;
  /** Of a household: its addresses besides `email`. */
  alsoEmails?: string[];
  phone: string | null;
  address: AddressParts;
  reach?: Reach;
};

/** The fields for all values of a file, the preferred ones first; all email addresses of a household get its mail. */
export function reachedBy(lists: ReachLists, { isHousehold }: { isHousehold: boolean }): ReachedBy {
  const [first, ...others] = lists.emails;
  const alsoEmails = isHousehold ? others.map(reachText) : [];
  const { reach, email, phone, ...fields } = reachFields({
    ...lists,
    ...(isHousehold && { emails: first ? [first] : [] }),
  });
  const { street, city, state, postalCode, country } = fields;
  return {
    email,
    ...(alsoEmails.length > 0 && { alsoEmails }),
    phone,
    address: {
      street: street ?? '',
      city: city ?? '',
      state: state ?? '',
      postalCode: postalCode ?? '',
      country: country ?? '',
    },
    ...(reach && { reach }),
  };
}

/** Further values as lines of a cell ('ann@firm.example;work', '9 Work St;York;;YO1;UK;work'), and the labels of the preferred ones. */
export function reachCells(reach: Reach | null) {
  const { emails = [], phones = [], addresses = [], labels } = reach ?? {};
  const texts = (items: Reach['emails']) => lines(items.map(({ value, label }) => [value, label]));
  const own = [labels?.email, labels?.phone, labels?.address];
  return {
    moreEmails: texts(emails),
    morePhones: texts(phones),
    moreAddresses: lines(
      addresses.map(({ street, city, state, postalCode, country, label }) => [
        street,
        city,
        state,
        postalCode,
        country,
        label,
      ]),
    ),
    reachLabels: own.some(Boolean) ? lines([own]) : '',
  };
}

/** Reads such cells; `text` is that of a column. */
export function readReachCells(text: (field: keyof ReturnType<typeof reachCells>) => string | null) {
  const rows = (field: Parameters<typeof text>[0]) => (text(field)?.split('\n') ?? []).map(splitFields);
  const texts = (field: Parameters<typeof text>[0]) =>
    rows(field).map(([value = '', label = '']) => ({ value, label: label || null }));
  const [[email = '', phone = '', address = ''] = []] = rows('reachLabels');
  return {
    emails: texts('moreEmails'),
    phones: texts('morePhones'),
    addresses: rows('moreAddresses').map(
      ([street = '', city = '', state = '', postalCode = '', country = '', label = '']) => ({
        street,
        city,
        state,
        postalCode,
        country,
        label: label || null,
      }),
    ),
    labels: { email: email || null, phone: phone || null, address: address || null },
  } satisfies Reach;
}

function lines(rows: (string | null | undefined)[][]): string {
  return rows.map((fields) => fields.map((field) => escapeField(field ?? '')).join(';')).join('\n');
}

/** The same as `reachedBy`, as imports store it. */
export function stagedReach(lists: ReachLists, options: { isHousehold: boolean }) {
  const { address, ...reached } = reachedBy(lists, options);
  const part = (name: keyof AddressParts) => address[name] || null;
  return {
    ...reached,
    street: part('street'),
    city: part('city'),
    state: part('state'),
    postalCode: part('postalCode'),
    country: part('country'),
  };
}
