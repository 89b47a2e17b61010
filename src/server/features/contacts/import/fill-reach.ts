import type { FillField } from '../../../../contract/imports.ts';
import { reachLimits } from '../../../../contract/limits.ts';
import type { Reach } from '../../../../contract/reach.ts';
import {
  noReach,
  type ReachFields,
  type ReachKind,
  reachFields,
  reachKey,
  reachKinds,
  reachLists,
  reachText,
} from '../../../../domain/reach.ts';
import type { StagedContact } from '../../../db/tables/people.ts';

/** Further e-mails, phones and addresses that an entry adds. */
export type FilledReach = Omit<Reach, 'labels'>;

export const fieldOfReach = { emails: 'email', phones: 'phone', addresses: 'address' } as const satisfies Record<
  ReachKind,
  FillField
>;

/** Those further values of an entry that the contact lacks and has room for; `gain` says whether one may be filled in. */
export function planReach(
  { reach }: StagedContact,
  person: ReachFields,
  gain: (key: string, field: FillField, text: string) => boolean,
): FilledReach | null {
  const had = reachLists(person);
  const lacking = <Kind extends ReachKind>(kind: Kind): Reach[Kind] => {
    const keys = new Set(had[kind].map((item) => reachKey(kind, item)));
    return (reach ?? noReach)[kind].filter((item) => {
      const key = reachKey(kind, item);
      if (keys.has(key) || keys.size > reachLimits.further) return false;
      const isGained = gain(`${fieldOfReach[kind]} ${key}`, fieldOfReach[kind], reachText(item));
      if (isGained) keys.add(key);
      return isGained;
    }) as Reach[Kind];
  };
  const filled = { emails: lacking('emails'), phones: lacking('phones'), addresses: lacking('addresses') };
  return reachKinds.some((kind) => filled[kind].length > 0) ? filled : null;
}

/** Whether the contact has this value as a further one. */
export function hasFurther({ reach }: Pick<ReachFields, 'reach'>, kind: ReachKind, text: string): boolean {
  const key = reachKey(kind, { value: text, label: null });
  return (reach ?? noReach)[kind].some((item) => reachKey(kind, item) === key);
}

/** The further values of a contact with those that an entry fills in. */
export function withFilled(person: ReachFields, { emails, phones, addresses }: FilledReach): Reach | null {
  const lists = reachLists(person);
  return reachFields({
    emails: [...lists.emails, ...emails],
    phones: [...lists.phones, ...phones],
    addresses: [...lists.addresses, ...addresses],
  }).reach;
}

/** The further values of a contact without those that an entry filled in; `keptKinds` are those that a card may need. */
export function withoutFilled(person: ReachFields, filled: FilledReach, keptKinds: readonly ReachKind[]): Reach | null {
  const { reach } = person;
  if (!reach) return null;
  const rest = <Kind extends ReachKind>(kind: Kind): Reach[Kind] => {
    const gone = new Set(keptKinds.includes(kind) ? [] : filled[kind].map((item) => reachKey(kind, item)));
    return reach[kind].filter((item) => !gone.has(reachKey(kind, item))) as Reach[Kind];
  };
  const lists = { emails: rest('emails'), phones: rest('phones'), addresses: rest('addresses') };
  return reachFields(reachLists({ ...person, reach: { ...lists, labels: reach.labels } })).reach;
}
