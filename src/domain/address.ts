/** The parts of a postal address; a missing part is ''. */
export type AddressParts = { street: string; city: string; state: string; postalCode: string; country: string };

/** Joins the parts as 'street\ncity, state postalCode\ncountry' without empty parts (D13); '' if all are empty. */
export function joinAddress({ street, city, state, postalCode, country }: AddressParts): string {
  const region = present([state, postalCode]).join(' ');
  return present([street, present([city, region]).join(', '), country]).join('\n');
}

/**
 * The inverse of `joinAddress`: splits lines at newlines, the city at the comma, state and postal code at the space
 * (specification 1, section 3). Joining the parts again gives the same lines. Lines beyond three belong to the street.
 * The postal code starts at the first word with a digit: 'New York 10001', 'BC V5K 0A1'.
 */
export function splitAddress(address: string): AddressParts {
  const lines = present(address.split(/\r\n?|\n/));
  const place = placeLine(lines);
  const street = place === -1 ? lines : lines.slice(0, place);
  return {
    street: street.join('\n'),
    ...splitPlace(lines[place] ?? ''),
    country: place === -1 ? '' : lines.slice(place + 1).join('\n'),
  };
}

/** Whether a letter can be delivered: requires a street, a town, and a postal code or a country. */
export function isCompleteAddress(address: string | null): boolean {
  const { street, city, postalCode, country } = splitAddress(address ?? '');
  return street !== '' && city !== '' && (postalCode !== '' || country !== '');
}

/** The index of the line with city, state and postal code; -1 if there is only a street. */
function placeLine(lines: string[]): number {
  const [first = '', second = ''] = lines;
  const last = lines.length - 1;
  if (last < 1) return -1;
  if (last === 1) return isPlace(first) && !/[\d,]/.test(second) ? 0 : 1;
  return isPlace(lines[last] ?? '') && !isPlace(lines[last - 1] ?? '') ? last : last - 1;
}

/** 'Quebec, QC G1V 2M2' is a place; '2875 Laurier, Suite 630' is a street. */
function isPlace(line: string): boolean {
  return /^[^\d,]+,.*\d/.test(line);
}

function splitPlace(line: string): Pick<AddressParts, 'city' | 'state' | 'postalCode'> {
  const comma = line.indexOf(',');
  if (comma === -1) return { city: line, state: '', postalCode: '' };
  const words = present(line.slice(comma + 1).split(/\s+/));
  const firstOfCode = words.findIndex((word) => /\d/.test(word));
  const state = firstOfCode === -1 ? words : words.slice(0, firstOfCode);
  const postalCode = firstOfCode === -1 ? [] : words.slice(firstOfCode);
  return { city: line.slice(0, comma).trim(), state: state.join(' '), postalCode: postalCode.join(' ') };
}

function present(texts: string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Words of streets that are written in several ways. */
const written: readonly (readonly [RegExp, string])[] = [
  [/stra(?:ss|ß)e|str\b/gu, 'str'],
  [/\bstreet\b/gu, 'st'],
  [/\bavenue\b/gu, 'ave'],
  [/\broad\b/gu, 'rd'],
];

/** The same for one address written in different ways; null without a street and a place. */
export function addressKey(address: string | null): string | null {
  const { street, city, postalCode } = splitAddress(address ?? '');
  if (street === '' || (city === '' && postalCode === '')) return null;
  const plain = (text: string) =>
    written
      .reduce((line, [word, short]) => line.replace(word, short), text.toLowerCase())
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '');
  return [street, postalCode || city].map(plain).join('\n');
}
