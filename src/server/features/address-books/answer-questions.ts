import type { QuestionAnswer } from '../../../contract/address-books.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { recordEvent } from '../audit/public.ts';
import { refuseWhileSending } from '../cards/public.ts';
import { lockPerson, renameEachAfter } from '../contacts/public.ts';
import { moveToTrash } from '../trash/public.ts';
import { prepareChange } from './change-person.ts';
import { deleteEntries, type EntryRow, findEntry, lockEntry, updateEntry } from './entries.store.ts';

type Caller = { user: SessionUser; request: Parameters<typeof recordEvent>[1]['request'] };

/** Settles what the user decided; returns how many questions were still open. */
export async function answerQuestions(
  context: Context,
  caller: Caller,
  accountId: number,
  answers: QuestionAnswer[],
): Promise<number> {
  let settled = 0;
  for (const answer of answers) {
    const wasOpen =
      answer.kind === 'field'
        ? await answerField(context, caller.user.id, accountId, answer)
        : await context.database.transaction((tx) => answerVanished(tx, caller, accountId, answer));
    if (wasOpen) settled += 1;
  }
  return settled;
}

async function answerField(
  context: Context,
  userId: number,
  accountId: number,
  { entryId, field, take }: Extract<QuestionAnswer, { kind: 'field' }>,
): Promise<boolean> {
  const seen = await findEntry(context.database.orm, accountId, entryId);
  if (!seen?.conflicts.includes(field)) return false;
  const apply = take === 'theirs' ? await preparedFor(context, userId, seen, field) : null;
  return context.database.transaction(async (tx) => {
    const entry = await lockEntry(tx, accountId, entryId);
    if (!entry?.conflicts.includes(field)) return false;
    if (apply && !(await apply(tx))) return false;
    await updateEntry(tx, entryId, { conflicts: entry.conflicts.filter((other) => other !== field) });
    return true;
  });
}

async function preparedFor(context: Context, userId: number, entry: EntryRow, field: EntryRow['conflicts'][number]) {
  const { personId, taken, pictureUrl } = entry;
  if (personId === null || !taken) return null;
  const value = { [field]: taken.values[field] ?? null };
  // Only this field: whatever else differs is asked about by itself.
  const theirs = { ...taken, values: value };
  const card = {
    personId,
    base: { ...taken, values: value },
    theirs,
    conflicts: [],
    pictureUrl,
    newPicture: pictureUrl,
  };
  return prepareChange(context, userId, card, [field]);
}

async function answerVanished(
  tx: Executor,
  { user, request }: Caller,
  accountId: number,
  { entryId, take }: Extract<QuestionAnswer, { kind: 'vanished' }>,
): Promise<boolean> {
  const entry = await lockEntry(tx, accountId, entryId);
  if (entry?.state !== 'vanished') return false;
  const person = entry.personId === null ? null : await lockPerson(tx, user.id, entry.personId);
  if (take === 'keep' && person) {
    // Known still: a card that comes back is linked again.
    await updateEntry(tx, entryId, { state: 'kept', conflicts: [] });
    return true;
  }
  await deleteEntries(tx, [entryId]);
  if (!person) return true;
  await refuseWhileSending(tx, person.id);
  await renameEachAfter(tx, user.id, person.household ? [person.household.id] : [], () =>
    moveToTrash(tx, user.id, 'contact', [{ id: person.id, title: person.name }]),
  );
  await recordEvent(tx, { event: 'contact-deleted', actorId: user.id, subject: ['contact', person.id], request });
  return true;
}
