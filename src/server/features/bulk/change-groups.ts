import type { BulkChange, BulkUndo } from '../../../contract/bulk.ts';
import { groupLimits } from '../../../contract/limits.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import {
  addMembers,
  deleteEmptyGroups,
  findGroups,
  type Membership,
  mostGroupsOf,
  ownGroupIds,
  removeMembers,
  requireGroups,
} from '../contacts/public.ts';
import { changePeople } from './bulk.store.ts';

type GroupsUndo = Extract<BulkUndo, { kind: 'groups' }>;

/** Adds contacts to groups and removes them from others. */
export async function changeGroups(
  tx: Executor,
  userId: number,
  ids: number[],
  { add, remove }: Extract<BulkChange, { kind: 'groups' }>,
): Promise<{ changed: number[]; undo: BulkUndo }> {
  const { idOf, made } = await requireGroups(tx, userId, 'change.add', add);
  const former = await findGroups(tx, userId, remove);
  const lost = await removeMembers(tx, everyPair(new Set(former.values()), ids));
  const gained = await addMembers(tx, everyPair(new Set(idOf.values()), ids));
  if ((await mostGroupsOf(tx, ids)) > groupLimits.perContact) {
    const message = t`A contact can be in at most ${groupLimits.perContact} groups, and one of these would be in more. Choose fewer groups.`;
    throw invalidField('change.add', message);
  }
  const changed = [...new Set([...lost, ...gained].map(({ personId }) => personId))];
  await changePeople(tx, changed, {});
  return { changed, undo: { kind: 'groups', gained: byGroup(gained), lost: byGroup(lost), made } };
}

/** Takes a change of groups back for `own` contacts, in groups that still exist; returns how many contacts changed. */
export async function takeBackGroups(
  tx: Executor,
  userId: number,
  own: Set<number>,
  undo: GroupsUndo,
): Promise<number> {
  const groups = await ownGroupIds(
    tx,
    userId,
    [...undo.gained, ...undo.lost].map(({ groupId }) => groupId),
  );
  const pairs = (memberships: GroupsUndo['gained']) =>
    memberships
      .filter(({ groupId }) => groups.has(groupId))
      .flatMap(({ groupId, personIds }) =>
        everyPair(
          new Set([groupId]),
          personIds.filter((id) => own.has(id)),
        ),
      );
  const removed = await removeMembers(tx, pairs(undo.gained));
  const added = await addMembers(tx, pairs(undo.lost));
  await deleteEmptyGroups(tx, userId, undo.made);
  const changed = [...new Set([...removed, ...added].map(({ personId }) => personId))];
  await changePeople(tx, changed, {});
  return changed.length;
}

function everyPair(groupIds: Set<number>, personIds: number[]): Membership[] {
  return [...groupIds].flatMap((groupId) => personIds.map((personId) => ({ groupId, personId })));
}

function byGroup(memberships: Membership[]): GroupsUndo['gained'] {
  const groups = new Map<number, number[]>();
  for (const { groupId, personId } of memberships) {
    const known = groups.get(groupId);
    if (known) known.push(personId);
    else groups.set(groupId, [personId]);
  }
  return [...groups].map(([groupId, personIds]) => ({ groupId, personIds }));
}
