import { t } from '../../../contract/translate.ts';
import { isSaidIn } from '../../../studio/words/sentences.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { draftFields, type MakeOptions } from '../automatic-cards/public.ts';
import { insertCard, recordOccurrence } from '../cards/public.ts';
import { lockPerson } from '../contacts/public.ts';
import { lockDate } from '../dates/public.ts';
import { listCardHolders } from './recipients.store.ts';
import { briefRoundDraft, draftFor, methodFor } from './round-draft.ts';
import { findToMake, finishRound, lockRound, messagesSince, setRoundState, settleRecipient } from './rounds.store.ts';

export type RoundCard = { roundId: number; personId: number };

/** How often a card is written again because another worker has just used its words. */
const mostTries = 3;

/**
 * Makes one card of a round, if it is still to be made. The card is inserted with the mark that it is made, while the
 * round's row is locked: any number of workers make one card for each recipient.
 */
export async function makeRoundCard(
  context: Context,
  makeOptions: MakeOptions,
  which: RoundCard,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const isKept = await tryRoundCard(context, makeOptions, which, { signal, isLast: tries >= mostTries });
    if (isKept) return;
  }
}

/** False if its words are those of a card that was made meanwhile. */
async function tryRoundCard(
  context: Context,
  makeOptions: MakeOptions,
  which: RoundCard,
  { signal, isLast }: { signal: AbortSignal; isLast: boolean },
): Promise<boolean> {
  const found = await findToMake(context.database.orm, which.roundId, which.personId);
  if (!found) {
    // Whoever waited may be deleted, with their row of the round, and nobody after them.
    await context.database.transaction((tx) => finishMaking(tx, which.roundId));
    return true;
  }
  const { round, user, lastCardId } = found;
  const draft = await draftFor(context, found);
  const brief = await briefRoundDraft(context, draft, round.options);
  const options = await makeOptions(context, user.id, brief, { signal, onProgress: () => {}, isPatient: true });

  return context.database
    .transaction(async (tx) => {
      const locked = await lockRound(tx, round.id);
      if (locked?.state !== 'making') return true;
      const settle = async (to: Parameters<typeof settleRecipient>[2]) => {
        await settleRecipient(tx, which, to);
        await finishRound(tx, round.id);
        return true;
      };
      const person = await lockPerson(tx, user.id, which.personId);
      // Deleted with its row of the round.
      if (!person) {
        await finishRound(tx, round.id);
        return true;
      }
      if (person.about.hasDied) return settle({ state: 'left-out', reason: t`${person.name} has died.` });
      if (round.day < todayIn(context.clock, draft.timeZone))
        return settle({ state: 'left-out', reason: t`The day had passed before the card was made.` });
      const date = draft.dateId === null ? null : await lockDate(tx, user.id, draft.dateId);
      if ((await listCardHolders(tx, user.id, round, person.id)).size > 0)
        return settle({ state: 'left-out', reason: t`There is a card for this occasion already.` });
      const isWritten = round.options.words.studio && !isLast;
      if (isWritten && isSaidIn(options[0]?.message ?? '', await messagesSince(tx, round.id, lastCardId))) return false;

      const deliveryMethod = methodFor(round.options, person.id);
      const cardId = await insertCard(tx, user.id, {
        ...draftFields(draft, brief, options, { scheduledDate: round.day, deliveryMethod }, person),
        occasionId: date?.id ?? null,
        occurrenceDate: date ? draft.occurrenceDate : null,
        madeBy: round.madeBy,
      });
      if (date) await recordOccurrence(tx, date.id, draft.occurrenceDate, cardId);
      if (!(await settleRecipient(tx, which, { state: 'made', cardId }))) {
        // Another worker made it: the transaction must not keep a second.
        throw new MadeMeanwhile();
      }
      await finishRound(tx, round.id);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof MadeMeanwhile) return true;
      throw error;
    });
}

/** Marks a round that is being made as done if nothing of it waits. */
export async function finishMaking(tx: Executor, roundId: number): Promise<void> {
  const round = await lockRound(tx, roundId);
  if (round?.state === 'making') await finishRound(tx, roundId);
}

class MadeMeanwhile extends Error {}

/** Marks a recipient whose card could not be made. `stops` holds the round for the others. */
export async function failRoundCard(
  { database }: Context,
  which: RoundCard,
  reason: string,
  { stops = false } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    const round = await lockRound(tx, which.roundId);
    if (!round || !(await settleRecipient(tx, which, { state: 'failed', reason }))) return;
    if (stops && round.state === 'making') await setRoundState(tx, round.id, 'stopped');
    else await finishRound(tx, round.id);
  });
}
