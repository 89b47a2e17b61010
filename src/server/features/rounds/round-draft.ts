import type { RoundOptions } from '../../../contract/rounds.ts';
import { nearestOccurrence } from '../../../domain/nearest-occurrence.ts';
import type { Context } from '../../context.ts';
import { briefDraft, type Draft } from '../automatic-cards/public.ts';
import type { PersonRow } from '../contacts/public.ts';
import { type CardBrief, mannerOf } from '../generation/public.ts';
import { asOnCard, findDefaultSignature, findSignature } from '../signatures/public.ts';
import { listPresets } from '../styles/public.ts';
import { textFor } from './own-words.ts';
import { findOccasionDate, type RoundOccasion } from './recipients.store.ts';
import { roundStyle } from './round-style.ts';

type Recipient = {
  round: RoundOccasion & { options: RoundOptions };
  person: PersonRow & { areSeveral: boolean | null };
  user: { id: number; defaultCardStyleId: string | null; defaultStyleImage: string | null };
  timeZone: string;
};
/** `dateId` is the contact's date that the card belongs to. */
export type RoundDraft = Draft & { dateId: number | null };

/** A date of a contact is meant if it is this near to the day of the round. */
const daysApart = 31;

/** How a round's card for somebody is made. */
export async function draftFor(context: Context, { round, person, user, timeZone }: Recipient): Promise<RoundDraft> {
  const db = context.database.orm;
  const { occasionType, day, options } = round;
  const date = await findOccasionDate(db, person.id, occasionType);
  const occurrenceDate = date && nearestOccurrence(date, day, daysApart);
  const signature =
    options.signatureId === undefined
      ? await findDefaultSignature(db, user.id)
      : options.signatureId && (await findSignature(db, user.id, options.signatureId));
  return {
    // Without its year, so that nothing is counted from it.
    date: date && occurrenceDate ? date : { occasionType, date: `-${day.slice(4)}` },
    dateId: date && occurrenceDate ? date.id : null,
    person,
    timeZone,
    areSeveral: person.areSeveral,
    occurrenceDate: occurrenceDate ?? day,
    style: roundStyle(options.look, { presets: await listPresets(db), person, user }),
    signature: signature ? asOnCard(signature) : null,
    seed: `round/${user.id}/${occasionType}/${day}/${person.id}`,
  };
}

/** The brief of such a card, in the words that the round wants. */
export async function briefRoundDraft(
  context: Context,
  draft: RoundDraft,
  { words, ...options }: RoundOptions,
): Promise<CardBrief> {
  const brief = await briefDraft(context, draft);
  const text = words.text ? textFor(words.text, draft.person) : null;
  return {
    ...brief,
    ...mannerOf(draft.person.about, 'warm', words),
    deliveryType: methodFor(options, draft.person.id) === 'physical' ? 'physical' : 'email',
    ...(text !== null && (words.studio ? { personalMessage: text } : { words: text })),
  };
}

/** How the card for somebody is delivered. */
export function methodFor(
  { deliveryMethod, deliveryOf }: Pick<RoundOptions, 'deliveryMethod' | 'deliveryOf'>,
  personId: number,
) {
  return deliveryOf[String(personId)] ?? deliveryMethod;
}
