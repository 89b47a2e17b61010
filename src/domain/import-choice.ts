import type { EntryAction, ImportChoice } from '../contract/imports.ts';

/**
 * What an entry of a file is to a choice: `new` looks like nobody, `likely` may be somebody, `known` is there already and
 * has something its contact is missing, `there` is there already and has nothing more.
 */
export type EntryKind = 'new' | 'likely' | 'known' | 'there';

/** What a choice does with each entry. */
export function readChoice({ choose, fill, decisions }: ImportChoice): (id: number, kind: EntryKind) => EntryAction {
  const listed = typeof choose === 'string' ? null : new Set(choose);
  return (id, kind) => {
    const decided = decisions[id];
    if (decided) return decided;
    if (fill === 'all' && kind === 'known') return 'fill';
    if (listed) return listed.has(id) ? 'add' : 'leave';
    return (kind === 'new' && choose !== 'none') || (kind === 'likely' && choose === 'all') ? 'add' : 'leave';
  };
}
