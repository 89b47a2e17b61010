import { type Address, formatAddress } from 'localized-address-format';
import type { PostalPart } from '../contract/paper.ts';
import { languages } from '../contract/vocabulary.ts';
import { type AddressParts, joinAddress, splitAddress } from './address.ts';
import { countryName, languageOf } from './country.ts';
import { hasPrefixOnlyAbroad, needsPart, partsInCapitals } from './postal-rules.ts';
import { countryOf } from './read-country.ts';

/** An address as it stands on an envelope, its country, and the parts without which the post may not deliver it. */
export type PostalAddress = { lines: string[]; country: string | null; missing: PostalPart[] };

type Script = 'local' | 'latin';
type Field = 'locality' | 'administrativeArea' | 'postalCode';

/**
 * The lines of an address in the order of its country's post, `name` among them. `from` is the sender's country: mail within it
 * names no country, and an address without one belongs to it, or to `home` where the sender's is not known. Mail to another country ends with its name in capitals, in the
 * language of the sender's country (Universal Postal Convention, or English where Fondly has no words in it).
 */
export function postalAddress(
  name: string,
  address: AddressParts,
  from: string | null,
  home: string | null = null,
): PostalAddress {
  const said = address.country.trim();
  const country = said === '' ? (from ?? home) : countryOf(said);
  const missing = missingParts(address, country);
  if (!country) {
    const { country: _, ...within } = address;
    const lines = [name, ...joinAddress({ ...within, country: '' }).split('\n'), said.toUpperCase()];
    return { lines: present(lines), country, missing };
  }
  const isAbroad = said !== '' && country !== from;
  const lines = linesWithin(name, inCapitals(withTown(address, country), country, isAbroad), country, isAbroad);
  if (isAbroad) lines.push(nameAbroad(country, from));
  return { lines: present(lines), country, missing };
}

/**
 * The lines of an address as a page shows it: in the order of its country's post, in the letters in which it was written, with all
 * of its parts and no name. Without a country it belongs to `home`.
 */
function addressOnPage(address: AddressParts, home: string | null): string[] {
  const { city, state, postalCode, country: said } = trimmed(address);
  const country = said === '' ? home : countryOf(said);
  if (!country) return present(joinAddress(address).split('\n'));
  const lines = linesWithin('', withTown(address, country), country, false);
  const left = [city, state, postalCode].filter((part) => !lines.some((line) => line.includes(part)));
  return present([...lines, ...left, said]);
}

/** The same for an address as it is stored: what somebody wrote otherwise than in parts stays as it is. */
export function linesOnPage(
  address: (AddressParts & { text?: string | null }) | string,
  home: string | null,
): string[] {
  if (typeof address === 'string') return addressOnPage(splitAddress(address), home);
  return address.text ? present(address.text.split('\n')) : addressOnPage(address, home);
}

function nameAbroad(country: string, from: string | null): string {
  const own = from && languageOf(from);
  const language = languages.find((known) => known === own) ?? 'en';
  return countryName(country, language).toLocaleUpperCase(language);
}

/** Mail from abroad has its town in capitals (UPU S42), and the state, which may stand beside it. */
function inCapitals(address: AddressParts, country: string, isAbroad: boolean): AddressParts {
  const parts = new Set<PostalPart>(partsInCapitals(country));
  if (isAbroad) parts.add('city').add('state');
  const language = languageOf(country);
  const raised = { ...address };
  for (const part of parts) raised[part] = raised[part].toLocaleUpperCase(language);
  return raised;
}

function linesWithin(name: string, address: AddressParts, country: string, isAbroad: boolean): string[] {
  const script: Script = isLatin(address) ? 'latin' : 'local';
  const addressLines = present(address.street.split(/\r\n?|\n/));
  let { city, state } = trimmed(address);
  const writes = (field: Field) =>
    linesOf({ postalCountry: country, [field]: probe }, script)
      .join('')
      .includes(probe);
  // A post that wants no state still delivers to a town that somebody has put there.
  if (city === '' && !writes('administrativeArea')) city = state;
  if (sameWords(city, state) && country !== 'US') state = '';
  const prefix = prefixOf(country, script);
  const postalCode = withoutPrefix(address.postalCode.trim(), prefix);
  if (!writes('locality') && city !== '') {
    const others = linesOf({ postalCountry: country, postalCode, administrativeArea: state }, script);
    // The format of Singapore has its name already.
    if (others.some((line) => line.toUpperCase().includes(city.toUpperCase()))) city = '';
    // Japanese puts the town behind the prefecture; elsewhere it is a line of its own.
    else if (script === 'local' && writes('administrativeArea')) state = `${state}${city}`;
    else addressLines.push(city);
  }
  const lines = linesOf(
    { postalCountry: country, name, addressLines, locality: city, administrativeArea: state, postalCode },
    script,
  );
  if (isAbroad || !hasPrefixOnlyAbroad(country) || postalCode === '') return lines;
  return lines.map((line) => (line.startsWith(prefix + postalCode) ? line.slice(prefix.length) : line));
}

const probe = '0';

/** Whether the format of a country has a field. */
function writesField(country: string, script: Script, field: Field): boolean {
  return linesOf({ postalCountry: country, [field]: probe }, script)
    .join('')
    .includes(probe);
}

/** A post that wants no state still delivers to a town that somebody has put there. */
function withTown(address: AddressParts, country: string): AddressParts {
  const { city, state } = trimmed(address);
  return city === '' && !writesField(country, 'local', 'administrativeArea') ? { ...address, city: state } : address;
}

/** What the country's format writes before a postal code: 'CH-', 'FO', '〒'. */
function prefixOf(country: string, script: Script): string {
  const line = linesOf({ postalCountry: country, postalCode: probe }, script).find((each) => each.endsWith(probe));
  const before = line?.slice(0, -probe.length) ?? '';
  return /^(?:[A-Z]{1,3}[- ]?|〒)$/.test(before) ? before : '';
}

/** People write it too. */
function withoutPrefix(code: string, prefix: string): string {
  const known = prefix.replace(/[- ]$/, '');
  if (known === '' || !code.toUpperCase().startsWith(known)) return code;
  const rest = code.slice(known.length).replace(/^[-–\s]+/, '');
  return /^\d/.test(rest) ? rest : code;
}

function missingParts(address: AddressParts, country: string | null): PostalPart[] {
  const { street, city, state, postalCode } = trimmed(address);
  const missing: PostalPart[] = [];
  if (street === '') missing.push('street');
  if (city === '' && state === '') missing.push('city');
  if (country && state === '' && needsPart(country, 'state')) missing.push('state');
  if (country && postalCode === '' && needsPart(country, 'postalCode')) missing.push('postalCode');
  return missing;
}

/** Without what the library leaves of removed parts: blanks, and the comma of a line that has become two. */
function linesOf(address: Address, script: Script): string[] {
  return formatAddress(address, script).map((line) => line.replace(/\s+/g, ' ').replace(/^,/, '').trim());
}

function isLatin({ street, city, state }: AddressParts): boolean {
  return !/[^\P{L}\p{Script=Latin}\p{Script=Common}]/u.test(street + city + state);
}

const sameWords = (a: string, b: string): boolean => a !== '' && a.toLowerCase() === b.toLowerCase();

function trimmed({ street, city, state, postalCode, country }: AddressParts): AddressParts {
  const parts = { street, city, state, postalCode, country };
  return Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, text.trim()])) as AddressParts;
}

function present(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
