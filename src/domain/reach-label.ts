/** A label in words: 'Work'. Words of the user's own stay as they are. */
export function reachLabelWords(label: string): string {
  return known[label] ?? label;
}

const known: Record<string, string> = { home: 'Home', work: 'Work', mobile: 'Mobile', other: 'Other', fax: 'Fax' };
