import type { EntryAction, ImportChoice } from '../contract/imports.ts';

/**
 * How an entry of a file relates to the contacts: `new` matches none, `likely` may match one, `known` matches one and
 * has something it is missing, `there` matches one and adds nothing.
 */
export type EntryKind = 'new' | 'likely' | 'known' | 'there';

/** Returns a function that gives the action of a choice for each entry. */
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
