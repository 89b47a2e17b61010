import type { BulkChange } from '../../../../contract/bulk.ts';

export function contactsWords(count: number): string {
  return count === 1 ? '1 contact' : `${count.toLocaleString('en-US')} contacts`;
}

const done: Record<BulkChange['kind'], string> = {
  groups: 'Groups changed',
  date: 'Dates added',
  style: 'Style set',
  language: 'Language set',
  relationship: 'Relation set',
  delete: 'Deleted',
};

const already: Record<BulkChange['kind'], string> = {
  groups: 'need no change',
  date: 'have this date already',
  style: 'have this style already',
  language: 'have this language already',
  relationship: 'have this relation already',
  delete: 'are deleted already',
};

/** What a message says about a change of many contacts. */
export function changedWords(kind: BulkChange['kind'], { changed, unchanged }: { changed: number; unchanged: number }) {
  if (changed === 0) return { title: 'Nothing to change', description: `All of them ${already[kind]}.` };
  return {
    title: `${done[kind]}: ${contactsWords(changed)}`,
    ...(unchanged > 0 && { description: `The others ${already[kind]}.` }),
  };
}

/** What a message says about the undoing of such a change. */
export function undoneWords({ restored, stayed }: { restored: number; stayed: string[] }) {
  const [first, ...others] = stayed;
  if (first === undefined)
    return { title: restored === 0 ? 'There was nothing left to undo' : `Undone: ${contactsWords(restored)}` };
  return {
    title: restored === 0 ? 'Undo failed' : `Undone: only ${contactsWords(restored)}`,
    description: others.length === 0 ? first : `${first} ${contactsWords(others.length)} more stayed there.`,
    variant: 'destructive' as const,
  };
}
