import { isEmail } from '../../../../contract/fields.ts';
import { type LabelledAddress, type LabelledText, toReachLabel } from '../../../../contract/reach.ts';
import { type AddressParts, joinAddress, splitAddress } from '../../../../domain/address.ts';
import { distinctReach } from '../../../../domain/reach.ts';
import { hasAllWords } from './read-name.ts';
import { textOf, type VcardProperty } from './read-property.ts';

// Fits many addresses; the patterns below would be slow on longer text.
const maxEmailChars = 1000;

/** The values of one kind, the one for cards first. */
export type Picked = { values: LabelledText[]; unusable: string[] };

/**
 * The preferred email address, else the home address, and the work address last; invalid ones are returned separately.
 */
export function pickEmails(properties: VcardProperty[]): Picked {
  const all = properties.flatMap((property) => addressesIn(textOf(property)).map((text) => ({ property, text })));
  const unusable = all.filter(({ text }) => !isEmail(text)).map(({ text }) => text);
  const valid = all.filter(({ text }) => isEmail(text));
  return { values: best('emails', valid, privateFirst), unusable: distinct(unusable) };
}

/** '"Ann" <ann@example.org>' is one address, 'a@example.org, b@example.org' are two. */
function addressesIn(text: string): string[] {
  const plain = text.replace(/^mailto:/i, '').trim();
  if (isEmail(plain) || plain.length > maxEmailChars) return [plain];
  const parts = plain.split(/[;,]/).map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim());
  return parts.some(isEmail) ? parts : [plain];
}

/** The preferred number, else a mobile one, else the home number; faxes, pagers, modems and assistants' numbers last. */
export function pickPhones(properties: VcardProperty[]): LabelledText[] {
  const all = properties.map((property) => ({ property, text: phoneText(property) }));
  const isTheirs = (property: VcardProperty) => !someType(property, /fax|pager|modem|telex|assistant/);
  const isMobile = (property: VcardProperty) => someType(property, /^(?:cell|mobile|iphone)/);
  const rank = (property: VcardProperty) =>
    isTheirs(property) ? privateFirst(property) - (isMobile(property) ? 5 : 0) : 10_000;
  return best('phones', all, rank);
}

/**
 * The preferred postal address, else the home address, and the work address last; if there is only a LABEL, its lines.
 */
export function pickAddresses(addresses: VcardProperty[], labels: VcardProperty[]): LabelledAddress[] {
  const written = (address: AddressParts) => joinAddress(address).replaceAll('\n', ', ');
  const given = ranked(addresses, privateFirst)
    .map((property) => ({ ...addressParts(property), label: labelOf(property) }))
    .filter((address) => written(address) !== '');
  // A label repeats the parts of an address in lines: only one that differs counts.
  const told = given.map(written).join(' ');
  const others = ranked(labels, privateFirst)
    .map((property) => ({ ...onOneLine(splitAddress(textOf(property))), label: labelOf(property) }))
    .filter((address) => !hasAllWords(told, written(address)));
  return distinctReach('addresses', [...given, ...others]);
}

/** The label that a property has in words, else its place and kind. */
export function labelOf(property: VcardProperty): string | null {
  const { types, label } = property;
  if (label?.trim()) return toReachLabel(label);
  const place = types.has('home') ? 'home' : types.has('work') ? 'work' : null;
  const whose = ['fax', 'pager', 'modem', 'telex', 'assistant'].find((word) => someType(property, new RegExp(word)));
  if (whose) return place ? `${place} ${whose}` : whose;
  if (['cell', 'mobile', 'iphone'].some((type) => types.has(type))) return 'mobile';
  return place ?? (types.has('other') ? 'other' : null);
}

function addressParts({ fields, params }: VcardProperty): AddressParts {
  // vCard 4 may have the label in lines, with empty parts.
  const label = (params.get('label') ?? []).join(', ').replace(/\\n/gi, '\n');
  if (fields.every((field) => field === '')) return onOneLine(splitAddress(label));
  const [box = '', extended = '', street = '', city = '', state = '', postalCode = '', country = ''] = fields;
  const lines = [street, extended, box].filter((text) => text !== '').join('\n');
  // Some exporters put the complete address into the street.
  const isAllInStreet = street.includes('\n') && [city, state, postalCode, country].every((text) => text === '');
  return onOneLine(isAllInStreet ? splitAddress(lines) : { street: lines, city, state, postalCode, country });
}

/** The texts without duplicates, in order. */
export function distinct(texts: string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}

type Candidate = { property: VcardProperty; text: string };

function best(
  kind: 'emails' | 'phones',
  candidates: Candidate[],
  rankOf: (property: VcardProperty) => number,
): LabelledText[] {
  const values = ranked(candidates, ({ property }) => rankOf(property)).map(({ property, text }) => ({
    value: text,
    label: labelOf(property),
  }));
  return distinctReach(
    kind,
    values.filter(({ value }) => value !== ''),
  );
}

function ranked<Item>(items: Item[], rankOf: (item: Item) => number): Item[] {
  return items.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Sorts by preference, as far as the file gives one. */
export function preferredFirst(properties: VcardProperty[]): VcardProperty[] {
  return ranked(properties, preference);
}

/** Below 1 if preferred: vCard 4 counts PREF from 1 to 100, earlier versions have the type 'pref'. */
function preference({ types, params }: VcardProperty): number {
  if (types.has('pref')) return 0;
  const pref = Number(params.get('pref')?.[0]);
  return pref >= 1 && pref <= 100 ? pref / 101 : 1;
}

/** Cards go to a private address: preferred first, then home, then others, then work. */
function privateFirst(property: VcardProperty): number {
  const isHome = someType(property, /^home/);
  const isWork = someType(property, /^(?:work|business|office|company)/);
  const place = isHome ? 0 : isWork ? 2 : 1;
  return preference(property) * 1000 + place;
}

function someType({ types, label }: VcardProperty, pattern: RegExp): boolean {
  return [...types, label?.toLowerCase() ?? ''].some((type) => pattern.test(type));
}

/** 'tel:+1-418-656-9254;ext=102' becomes '+1-418-656-9254 ext. 102' (RFC 3966). */
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
