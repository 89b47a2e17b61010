import { useMemo, useRef, useState } from 'react';
import type { PersonView } from '../../../../contract/people.ts';

/** Contacts, or entries of a file, chosen for a change of many; null while the user is not choosing. */
export type Selection<Item = PersonView> = {
  /** The chosen ones among those shown, in their order. */
  chosen: readonly Item[];
  has: (id: number) => boolean;
  /** Chooses one or takes it out; with `range` all from the last one to it are chosen. */
  toggle: (id: number, range: boolean) => void;
  all: () => void;
  end: () => void;
};

/** What is chosen among the contacts shown; a filter leaves the others out. */
export function useSelection<Item extends { id: number }>(shown: readonly Item[]) {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const last = useRef<number | null>(null);
  const selection = useMemo<Selection<Item> | null>(() => {
    if (ids === null) return null;
    const place = (id: number | null) => shown.findIndex((one) => one.id === id);
    return {
      chosen: shown.filter(({ id }) => ids.has(id)),
      has: (id) => ids.has(id),
      toggle: (id, range) => {
        const [from, to] = [place(last.current), place(id)].sort((a, b) => a - b);
        const next = new Set(ids);
        if (range && from !== undefined && from >= 0)
          for (const one of shown.slice(from, (to ?? from) + 1)) next.add(one.id);
        else if (!next.delete(id)) next.add(id);
        last.current = id;
        setIds(next);
      },
      all: () => setIds(new Set(shown.map(({ id }) => id))),
      end: () => setIds(null),
    };
  }, [ids, shown]);
  const start = (id?: number) => {
    last.current = id ?? null;
    setIds(new Set(id === undefined ? [] : [id]));
  };
  return { selection, start };
}
