import { isEmail } from '../../../../contract/fields.ts';
import { type AddressParts, splitAddress } from '../../../../domain/address.ts';
import type { VcardProperty } from './read-property.ts';

/** What was chosen for a field, and the values of the same kind that had to give way. */
export type Picked = { value: string | null; others: string[]; unusable: string[] };

/** The preferred e-mail address, else the first; what is no address is set apart. */
export function pickEmail(properties: VcardProperty[]): Picked {
  const all = properties.map((property) => ({
    property,
    text: textOf(property)
      .replace(/^mailto:/i, '')
      .trim(),
  }));
  const unusable = all.filter(({ text }) => !isEmail(text)).map(({ text }) => text);
  const valid = all.filter(({ text }) => isEmail(text));
  return { ...best(valid, preference), unusable: distinct(unusable) };
}

/** The preferred number, else a mobile one, else the first; never a fax, pager or modem. */
export function pickPhone(properties: VcardProperty[]): Picked {
  const all = properties.map((property) => ({ property, text: phoneText(property) }));
  const machines = all.filter(({ property }) => isMachine(property)).map(({ text }) => text);
  const callable = all.filter(({ property }) => !isMachine(property));
  const picked = best(callable, (property) => preference(property) * 2 + (property.types.has('cell') ? 0 : 1));
  const others = distinct([...picked.others, ...machines]).filter((text) => text !== picked.value);
  return { value: picked.value, others, unusable: [] };
}

/** The preferred postal address, else the home one, else the first; where there is only a LABEL, its lines. */
export function pickAddress(
  addresses: VcardProperty[],
  labels: VcardProperty[],
): { parts: AddressParts; left: number } {
  const usable = ranked(
    addresses.filter(({ fields }) => fields.some((field) => field !== '')),
    (property) => preference(property) * 2 + (property.types.has('home') ? 0 : 1),
  );
  const [chosen] = usable;
  const label = labels.map(textOf).find((text) => text !== '');
  if (!chosen) return { parts: onOneLine(splitAddress(label ?? '')), left: 0 };
  const [box = '', extended = '', street = '', city = '', state = '', postalCode = '', country = ''] = chosen.fields;
  const left = usable.length - 1;
  const lines = [street, extended, box].filter((text) => text !== '').join('\n');
  // Some exporters put the whole address into the street.
  const isAllInStreet = lines.includes('\n') && [city, state, postalCode, country].every((text) => text === '');
  return {
    parts: onOneLine(isAllInStreet ? splitAddress(lines) : { street: lines, city, state, postalCode, country }),
    left,
  };
}

/** The value of a property that has one. */
export function textOf({ fields }: VcardProperty): string {
  return fields.filter((field) => field !== '').join(', ');
}

/** The texts without repetitions, in order. */
export function distinct(texts: string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}

type Candidate = { property: VcardProperty; text: string };

function best(candidates: Candidate[], rankOf: (property: VcardProperty) => number): Omit<Picked, 'unusable'> {
  const [value = null, ...others] = distinct(
    ranked(candidates, ({ property }) => rankOf(property)).map(({ text }) => text),
  );
  return { value, others };
}

function ranked<Item>(items: Item[], rankOf: (item: Item) => number): Item[] {
  return items.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Below 1 what is preferred: vCard 4 counts PREF from 1 to 100, earlier versions have the type 'pref'. */
function preference({ types, params }: VcardProperty): number {
  if (types.has('pref')) return 0;
  const pref = Number(params.get('pref')?.[0]);
  return pref >= 1 && pref <= 100 ? pref / 101 : 1;
}

function isMachine({ types }: VcardProperty): boolean {
  return types.has('fax') || types.has('pager') || types.has('modem');
}

/** 'tel:+1-418-656-9254;ext=102' is '+1-418-656-9254 ext. 102' (RFC 3966). */
function phoneText(property: VcardProperty): string {
  const text = textOf(property);
  if (!/^tel:/i.test(text)) return text;
  const [number = '', ...params] = text.slice(4).split(';');
  const extension = params.find((param) => /^ext=/i.test(param))?.slice(4);
  return extension ? `${number} ext. ${extension}` : number;
}

/** The form has one line for each part. */
function onOneLine({ street, city, state, postalCode, country }: AddressParts): AddressParts {
  const flat = (text: string) => distinct(text.split('\n').map((line) => line.trim())).join(', ');
  return {
    street: flat(street),
    city: flat(city),
    state: flat(state),
    postalCode: flat(postalCode),
    country: flat(country),
  };
}
