import { inSense } from '../contract/translate.ts';

/** A label in words: 'Work'. Words of the user's own stay as they are. */
export function reachLabelWords(label: string): string {
  return known.get(label)?.() ?? label;
}

const known: ReadonlyMap<string, () => string> = new Map([
  ['home', () => inSense('label of an address or number')`Home`],
  ['work', () => inSense('label of an address or number')`Work`],
  ['mobile', () => inSense('label of an address or number')`Mobile`],
  ['other', () => inSense('label of an address or number')`Other`],
  ['fax', () => inSense('label of an address or number')`Fax`],
]);
