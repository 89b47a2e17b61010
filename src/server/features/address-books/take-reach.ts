import {
  distinctReach,
  fitReach,
  noReach,
  type ReachFields,
  type ReachKind,
  type ReachLists,
  reachFields,
  reachKey,
  reachLists,
} from '../../../domain/reach.ts';
import type { TakenCard } from '../../db/tables/address-books.ts';

type Kinds = Partial<Omit<ReachLists, 'labels'>>;

/**
 * How a contact is reached once the preferred values that a card changes are taken: further ones that the book gained are
 * added, those that it lost go, and those written here stay.
 */
export function takeReach(
  before: ReachFields,
  columns: Partial<Record<string, string | null>>,
  base: TakenCard | null,
  theirs: TakenCard,
): ReachFields {
  const after = { ...before, ...columns };
  const had = reachLists(before);
  const lists = reachLists({ ...after, reach: withLabels(after, columns, base, theirs) });
  const take = <Kind extends ReachKind>(kind: Kind): ReachLists[Kind] => {
    const told = furtherOf(theirs)[kind];
    if (!told) return lists[kind];
    const keyOf = (item: (typeof told)[number]) => reachKey(kind, item);
    const former = new Set(furtherOf(base)[kind]?.map(keyOf));
    const [here, wasHere] = [lists[kind], had[kind]].map((items) => new Set(items.map(keyOf)));
    const inBook = new Set(told.map(keyOf)).add(preferredKey(kind, theirs));
    const [preferred, ...further] = lists[kind];
    const kept = further.filter((item) => !former.has(keyOf(item)) || inBook.has(keyOf(item)));
    const gained = told.filter((item) => {
      const key = keyOf(item);
      return !here?.has(key) && (!former.has(key) || wasHere?.has(key));
    });
    return distinctReach(kind, [...(preferred ? [preferred] : []), ...kept, ...gained]) as ReachLists[Kind];
  };
  const all = { emails: take('emails'), phones: take('phones'), addresses: take('addresses') };
  return reachFields(fitReach(all).fit);
}

function furtherOf(card: TakenCard | null): Kinds {
  return card?.reach ?? {};
}

const fields = { emails: 'email', phones: 'phone', addresses: 'address' } as const;

function preferredKey(kind: ReachKind, { values }: TakenCard): string {
  return reachKey(kind, { value: values[fields[kind]] ?? '', label: null });
}

/** The label of a preferred value that is taken comes with it; the first time also that of one that both have. */
function withLabels(
  after: ReachFields,
  columns: Partial<Record<string, string | null>>,
  base: TakenCard | null,
  theirs: TakenCard,
) {
  const reach = after.reach ?? noReach;
  const labels = { ...reach.labels };
  for (const kind of ['emails', 'phones', 'addresses'] as const) {
    const field = fields[kind];
    const label = theirs.reach?.labels[field] ?? null;
    if (columns[field] !== undefined) labels[field] = label;
    else if (!base?.reach && reachKey(kind, { value: after[field] ?? '', label: null }) === preferredKey(kind, theirs))
      labels[field] ??= label;
  }
  return { ...reach, labels };
}
