import { type Messages, translated } from '../contract/translate.ts';

/** A label in words: 'Work'. Words of the user's own stay as they are. */
export function reachLabelWords(label: string): string {
  if (!(known as readonly string[]).includes(label)) return label;
  const word = translated(label);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const known = ['home', 'work', 'mobile', 'other', 'fax'] as const satisfies Messages<string[]>;
