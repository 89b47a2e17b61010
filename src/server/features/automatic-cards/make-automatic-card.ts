import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { claimOccurrence, hasOccurrence, insertCard, recordOccurrence } from '../cards/public.ts';
import { findPartner, lockPerson } from '../contacts/public.ts';
import { lockDate } from '../dates/public.ts';
import { sendNews } from '../push/public.ts';
import { asOnCard, findDefaultSignature } from '../signatures/public.ts';
import { listPresets } from '../styles/public.ts';
import { chooseAutomaticStyle } from './choose-automatic-style.ts';
import { briefDraft, type Draft, draftFields, type MakeOptions } from './draft.ts';
import { findDateWithPeople } from './occurring-dates.store.ts';

type KnownDate = NonNullable<Awaited<ReturnType<typeof findDateWithPeople>>>;

export type Occurrence = { dateId: number; occurrenceDate: string };

/**
 * Makes the draft for one occurrence of a date, unless it has had a card. The ledger row is written with the card, so
 * any number of runs and workers make only one. False if there was nothing to make.
 */
export async function makeAutomaticCard(
  context: Context,
  makeOptions: MakeOptions,
  { dateId, occurrenceDate }: Occurrence,
  signal: AbortSignal,
): Promise<boolean> {
  const db = context.database.orm;
  const known = await findDateWithPeople(db, dateId);
  if (!known?.date.isActive || known.date.occursOn !== occurrenceDate || known.person.about.hasDied) return false;
  // One of the two has died: nobody sends a widow their wedding day.
  if (known.date.occasionType === 'anniversary') {
    if (known.areSeveral === false || (await findPartner(db, known.person.id))?.hasDied) return false;
  }
  if (occurrenceDate < todayIn(context.clock, known.timeZone)) return false;
  if (await hasOccurrence(db, dateId, occurrenceDate)) return false;
  // A repeated run uses the same seed, so it makes the same card.
  const seed = `automatic/${dateId}/${occurrenceDate}`;
  return (await makeDraft(context, makeOptions, { known, occurrenceDate, seed }, signal)) !== null;
}

/** Makes the draft for this day and returns its id; null if its date or contact changed meanwhile, or it has a card. */
export async function makeDraft(
  context: Context,
  makeOptions: MakeOptions,
  { known, occurrenceDate, seed }: { known: KnownDate; occurrenceDate: string; seed: string },
  signal: AbortSignal,
): Promise<number | null> {
  const db = context.database.orm;
  const { date, person, user, timeZone, areSeveral } = known;
  const dateId = date.id;
  const signature = await findDefaultSignature(db, user.id);
  const draft: Draft = {
    date,
    person,
    timeZone,
    areSeveral,
    occurrenceDate,
    style: chooseAutomaticStyle({ presets: await listPresets(db), person, user }),
    signature: signature && asOnCard(signature),
    seed,
  };
  const brief = await briefDraft(context, draft);
  const options = await makeOptions(context, user.id, brief, { signal, onProgress: () => {} });

  return context.database.transaction(async (tx) => {
    const recipient = await lockPerson(tx, user.id, person.id);
    const locked = recipient && (await lockDate(tx, user.id, dateId));
    // The date or the contact changed while the picture was drawn; the next scan checks again.
    if (!recipient || recipient.about.hasDied || locked?.version !== date.version || locked.personId !== person.id)
      return null;
    if (!(await claimOccurrence(tx, dateId, occurrenceDate))) return null;
    const sending = { scheduledDate: occurrenceDate, deliveryMethod: 'digital' } as const;
    const cardId = await insertCard(tx, user.id, {
      ...draftFields(draft, brief, options, sending, recipient),
      occasionId: dateId,
      occurrenceDate,
    });
    await recordOccurrence(tx, dateId, occurrenceDate, cardId);
    await sendNews(context, tx, user.id, [{ kind: 'draft', cardId }]);
    return cardId;
  });
}
