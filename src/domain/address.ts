/** The parts of a postal address; '' for a missing part. */
export type AddressParts = { street: string; city: string; state: string; postalCode: string; country: string };

/** One string 'street\ncity, state postalCode\ncountry', with empty parts left out (D13); '' when all are. */
export function joinAddress({ street, city, state, postalCode, country }: AddressParts): string {
  const region = present([state, postalCode]).join(' ');
  return present([street, present([city, region]).join(', '), country]).join('\n');
}

/**
 * Splits an address the way it is joined: lines by newline, the city before the comma, state and postal code by space
 * (specification 1, section 3). No text is ever lost: joined again, the parts give the same lines. More lines than three
 * belong to the street. The postal code is the words from the first one with a digit, so that 'New York 10001' and
 * 'BC V5K 0A1' come apart where people would part them.
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

/** Whether a letter can be delivered: needs a street, a town, and a postal code or a country. */
export function isCompleteAddress(address: string | null): boolean {
  const { street, city, postalCode, country } = splitAddress(address ?? '');
  return street !== '' && city !== '' && (postalCode !== '' || country !== '');
}

/** Which line holds city, state and postal code; -1 when there is only a street. */
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
