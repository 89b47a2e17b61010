/** Labels that address books give to contacts by themselves, without spaces and in lower case. */
const given = new Set(['mycontacts', 'allcontacts', 'othercontacts', 'starred', 'starredinandroid']);

/** The groups among the labels of another program: '* Friends' is Google's own label 'Friends'. */
export function groupsOfLabels(labels: string[]): string[] {
  const names = labels.map((label) => label.trim().replace(/^\*\s*/, ''));
  return distinctGroups(names.filter((name) => !given.has(name.toLowerCase().replace(/\s+/g, ''))));
}

/** Each group once, on one line; names that differ only by case are one. */
export function distinctGroups(names: string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names.map((text) => text.replace(/\s+/gu, ' ').trim())) {
    if (name !== '' && !known.has(name.toLowerCase())) known.set(name.toLowerCase(), name);
  }
  return [...known.values()];
}

/** The labels in a cell: between ':::' as Google writes them, else between semicolons, commas or line breaks. */
export function labelsOfCell(cell: string): string[] {
  return cell.includes(':::') ? cell.split(':::') : cell.split(/[;,\n]/);
}

/** The labels of CATEGORIES, in which a backslash comes before a comma of a name. */
export function labelsOfProperty(raw: string): string[] {
  return (raw.match(/(?:\\.|[^,;\\])+/gs) ?? []).map((label) => label.replace(/\\(.)/gs, '$1'));
}
