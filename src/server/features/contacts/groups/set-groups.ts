import { groupLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import type { Executor } from '../../../db/executor.ts';
import { invalidField } from '../../../refusal.ts';
import { addMembers, listGroupsOf, makeGroups, type NamedGroups, removeMembers } from './groups.store.ts';

/** The groups with these names, made where unknown. Throws Refusal if the account would have too many. */
export async function requireGroups(
  tx: Executor,
  userId: number,
  field: string,
  names: string[],
): Promise<NamedGroups> {
  const named = await makeGroups(tx, userId, names);
  if (names.some((name) => !named.idOf.has(name)))
    throw invalidField(field, t`You have ${groupLimits.perAccount} groups. Delete one of them first.`);
  return named;
}

/** Puts a contact into exactly these groups. */
export async function setGroups(tx: Executor, personId: number, idOf: NamedGroups['idOf']): Promise<void> {
  const wanted = new Set(idOf.values());
  const now = await listGroupsOf(tx, [personId]);
  await removeMembers(
    tx,
    now.filter(({ groupId }) => !wanted.has(groupId)),
  );
  await addMembers(
    tx,
    [...wanted].map((groupId) => ({ groupId, personId })),
  );
}
