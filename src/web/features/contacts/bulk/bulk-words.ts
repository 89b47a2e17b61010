import type { BulkChange } from '../../../../contract/bulk.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';

export function contactsWords(count: number): string {
  return count === 1 ? t`1 contact` : t`${count.toLocaleString(readerLocale)} contacts`;
}

const done: Record<BulkChange['kind'], string> = {
  groups: t`Groups changed`,
  date: t`Dates added`,
  style: t`Style set`,
  language: t`Language set`,
  relationship: t`Relation set`,
  delete: t`Deleted`,
};

/** Said of all, and of the others. */
const already: Record<BulkChange['kind'], [string, string]> = {
  groups: [t`None of them needs a change.`, t`The others needed no change.`],
  date: [t`All of them have this date already.`, t`The others have this date already.`],
  style: [t`All of them have this style already.`, t`The others have this style already.`],
  language: [t`All of them have this language already.`, t`The others have this language already.`],
  relationship: [t`All of them have this relation already.`, t`The others have this relation already.`],
  delete: [t`All of them are deleted already.`, t`The others are deleted already.`],
};

/** What a message says about a change of many contacts. */
export function changedWords(kind: BulkChange['kind'], { changed, unchanged }: { changed: number; unchanged: number }) {
  if (changed === 0) return { title: t`Nothing to change`, description: already[kind][0] };
  return {
    title: t`${done[kind]}: ${contactsWords(changed)}`,
    ...(unchanged > 0 && { description: already[kind][1] }),
  };
}

/** What a message says about the undoing of such a change. */
export function undoneWords({ restored, stayed }: { restored: number; stayed: string[] }) {
  const [first, ...others] = stayed;
  if (first === undefined)
    return { title: restored === 0 ? t`There was nothing left to undo` : t`Undone: ${contactsWords(restored)}` };
  return {
    title: restored === 0 ? t`Undo failed` : t`Undone: only ${contactsWords(restored)}`,
    description: others.length === 0 ? first : t`${first} ${contactsWords(others.length)} more stayed there.`,
    variant: 'destructive' as const,
  };
}
