import { z } from 'zod';
import { type ApplyImportBody, importLimits } from '../../../../contract/imports.ts';

/** Which entries are to be added: all or none, but for some. So that a choice among 10,000 needs none of them loaded. */
export const choice = z.object({ base: z.enum(['all', 'none']), except: z.array(z.int()) });
export type Choice = z.infer<typeof choice>;

export const chooseAll: Choice = { base: 'all', except: [] };
export const chooseNone: Choice = { base: 'none', except: [] };

export function isChosen({ base, except }: Choice, entryId: number): boolean {
  return except.includes(entryId) !== (base === 'all');
}

/** The same choice with these entries in it or not. */
export function withEntries(from: Choice, entryIds: readonly number[], chosen: boolean): Choice {
  const others = from.except.filter((id) => !entryIds.includes(id));
  return { base: from.base, except: chosen === (from.base === 'all') ? others : [...others, ...entryIds] };
}

/** How many of `ready` entries are chosen; only such can be. */
export function countChosen({ base, except }: Choice, ready: number): number {
  return base === 'none' ? except.length : Math.max(0, ready - except.length);
}

/** What the server is asked to add. Numbers without an entry (empty ones have none) do no harm: a file has no higher ones. */
export function chosenEntries(from: Choice): ApplyImportBody['choose'] {
  if (from.except.length === 0 && from.base === 'all') return 'all';
  if (from.base === 'none') return from.except;
  const left = new Set(from.except);
  return Array.from({ length: importLimits.entries }, (_, at) => at + 1).filter((id) => !left.has(id));
}
