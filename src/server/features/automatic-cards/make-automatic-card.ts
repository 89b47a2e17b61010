import type { CardOption } from '../../../contract/generation.ts';
import { yearsAt } from '../../../domain/age.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { calledBy } from '../../../domain/first-name.ts';
import { titleFor } from '../../../studio/words/title-for.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { claimOccurrence, hasOccurrence, insertCard, recordOccurrence, scheduleFields } from '../cards/public.ts';
import { lockPerson } from '../contacts/public.ts';
import { ageOfPerson, lockDate } from '../dates/public.ts';
import { type CardBrief, earlierPictures, mannerOf, recentMessages } from '../generation/public.ts';
import { tellDevices } from '../push/public.ts';
import { asOnCard, findDefaultSignature } from '../signatures/public.ts';
import { listPresets } from '../styles/public.ts';
import { type AutomaticStyle, chooseAutomaticStyle } from './choose-automatic-style.ts';
import { findDateWithPeople } from './occurring-dates.store.ts';

/**
 * Writes and draws the options of a card, the primary first; jobs.ts and routes.ts pass in the function of the
 * generation feature.
 */
export type MakeOptions = (
  context: Context,
  userId: number,
  brief: CardBrief,
  watch: { signal: AbortSignal; onProgress: () => void },
) => Promise<CardOption[]>;

type KnownDate = NonNullable<Awaited<ReturnType<typeof findDateWithPeople>>>;
/** What a brief is made of. */
export type BriefedDate = {
  date: Pick<KnownDate['date'], 'date' | 'occasionType'>;
  person: Pick<
    KnownDate['person'],
    'name' | 'nickname' | 'greetingName' | 'relationship' | 'notes' | 'about' | 'language'
  >;
  timeZone: KnownDate['timeZone'];
  /** Known of a household. */
  areSeveral?: boolean | null;
};

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
  const { date, person, user, timeZone } = known;
  const dateId = date.id;
  const style = chooseAutomaticStyle({ presets: await listPresets(db), person, user });
  const avoid = await recentMessages(db, person, context.clock.now());
  const age = await ageOfPerson(db, { userId: user.id, personId: person.id }, occurrenceDate);
  const signature = await findDefaultSignature(db, user.id);
  const pictures = await earlierPictures(db, user.id, person.id, context.clock.now());
  const brief = {
    ...automaticBrief(known, occurrenceDate, style, { avoid, seed, age }),
    ...pictures,
    signedByHand: signature !== null,
  };
  const [primary, first, second] = await makeOptions(context, user.id, brief, { signal, onProgress: () => {} });
  if (!primary) throw new Error('The studio made no option');

  return context.database.transaction(async (tx) => {
    const recipient = await lockPerson(tx, user.id, person.id);
    const locked = recipient && (await lockDate(tx, user.id, dateId));
    // The date or the contact changed while the picture was drawn; the next scan checks again.
    if (!recipient || recipient.about.hasDied || locked?.version !== date.version || locked.personId !== person.id)
      return null;
    if (!(await claimOccurrence(tx, dateId, occurrenceDate))) return null;
    const cardId = await insertCard(tx, user.id, {
      personId: person.id,
      occasionId: dateId,
      occurrenceDate,
      title: brief.title,
      message: primary.message,
      imageUrl: primary.image_url,
      imagePrompt: primary.prompt,
      sourceImageUrl: style.photoUrl,
      alternateMessage1: first?.message ?? null,
      alternateImageUrl1: first?.image_url ?? null,
      alternatePrompt1: first?.prompt ?? null,
      alternateMessage2: second?.message ?? null,
      alternateImageUrl2: second?.image_url ?? null,
      alternatePrompt2: second?.prompt ?? null,
      category: brief.category,
      style: style.settings.artStyle,
      styleSettings: style.settings,
      cardStylePresetId: style.presetId,
      engine: primary.engineName,
      wordsEngine: primary.wordsEngineName ?? null,
      alternateEngines: { alternate1: enginesOf(first), alternate2: enginesOf(second) },
      deliveryMethod: 'digital',
      digitalDeliveryType: 'email',
      signature: signature && asOnCard(signature),
      recipientEmail: recipient.email,
      recipientPhone: recipient.phone,
      recipientAddress: recipient.address,
      ...scheduleFields(occurrenceDate, timeZone, 'digital'),
    });
    await recordOccurrence(tx, dateId, occurrenceDate, cardId);
    await tellDevices(context, tx, user.id, [{ kind: 'draft', cardId }]);
    return cardId;
  });
}

function enginesOf(option: CardOption | undefined) {
  return { engine: option?.engineName ?? null, wordsEngine: option?.wordsEngineName ?? null };
}

/** The brief of the card, from the person and the day. */
export function automaticBrief(
  { date, person, timeZone, areSeveral }: BriefedDate,
  occurrenceDate: string,
  { settings, photoUrl }: AutomaticStyle,
  { avoid, seed, age = null }: Pick<CardBrief, 'avoid' | 'seed'> & Pick<CardBrief['recipient'], 'age'>,
): CardBrief {
  const { name, relationship, notes, about } = person;
  const nickname = calledBy(person);
  const years = yearsAt(date.date, occurrenceDate);
  const category = categoryForOccasion(date.occasionType);
  const language = person.language ?? 'en';
  const plain = settings.overlay ? 'withTitle' : 'original';
  return {
    category,
    title: titleFor(category, language, { occasionType: date.occasionType, years, nickname, name, areSeveral }),
    settings,
    ...mannerOf(about, 'warm'),
    recipient: { name, nickname, areSeveral: areSeveral ?? null, relationship, age, notes, about },
    occasion: { type: date.occasionType, years, day: occurrenceDate },
    personalMessage: null,
    deliveryType: 'email',
    imagePrompt: null,
    sourceImageUrl: photoUrl,
    usage: settings.category === 'image' ? 'enhance' : plain,
    language,
    timeZone,
    avoid,
    seed,
  };
}
