import type { CardOption } from '../../../contract/generation.ts';
import type { CardSignature } from '../../../contract/ink.ts';
import type { DeliveryMethod } from '../../../contract/vocabulary.ts';
import { yearsAt } from '../../../domain/age.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { calledBy } from '../../../domain/first-name.ts';
import { placeOf } from '../../../domain/season.ts';
import { titleFor } from '../../../studio/words/title-for.ts';
import type { Context } from '../../context.ts';
import { type insertCard, scheduleFields } from '../cards/public.ts';
import type { PersonRow } from '../contacts/public.ts';
import { ageOfPerson, type DateRow } from '../dates/public.ts';
import { type CardBrief, earlierPictures, mannerOf, partnerOnDay, recentMessages } from '../generation/public.ts';
import type { AutomaticStyle } from './choose-automatic-style.ts';

/**
 * Writes and draws the options of a card, the primary first; jobs.ts and routes.ts pass in the function of the
 * generation feature.
 */
export type MakeOptions = (
  context: Context,
  userId: number,
  brief: CardBrief,
  watch: { signal: AbortSignal; onProgress: () => void; isPatient?: boolean },
) => Promise<CardOption[]>;

/** What a brief is made of. */
export type BriefedDate = {
  date: Pick<DateRow, 'date' | 'occasionType'>;
  person: Pick<
    PersonRow,
    'name' | 'nickname' | 'greetingName' | 'relationship' | 'notes' | 'about' | 'language' | 'timeZone' | 'country'
  >;
  timeZone: string;
  /** Known of a household. */
  areSeveral?: boolean | null;
};

/** A card made in the background, for a contact and one occurrence of an occasion. */
export type Draft = BriefedDate & {
  person: PersonRow;
  occurrenceDate: string;
  style: AutomaticStyle;
  signature: CardSignature | null;
  seed: string;
};

/** The brief of a draft, with what is known of its recipient's earlier cards. */
export async function briefDraft(context: Context, draft: Draft): Promise<CardBrief> {
  const { person, occurrenceDate, style, seed, signature } = draft;
  const db = context.database.orm;
  const now = context.clock.now();
  const avoid = await recentMessages(db, person, now);
  const age = await ageOfPerson(db, { userId: person.userId, personId: person.id }, occurrenceDate);
  const brief = automaticBrief(draft, occurrenceDate, style, { avoid, seed, age });
  const partner = await partnerOnDay(db, person.id, draft.date.occasionType);
  return {
    ...brief,
    recipient: { ...brief.recipient, partner },
    ...(await earlierPictures(db, person.userId, person.id, now)),
    signedByHand: signature !== null,
  };
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
    ...placeOf(person, timeZone),
    avoid,
    seed,
  };
}

/** When a draft is sent, and how. */
type Sending = { scheduledDate: string; deliveryMethod: DeliveryMethod };

/** The columns of a draft, from its brief and its options. `recipient` is the contact as they are now. */
export function draftFields(
  { style, signature, timeZone }: Draft,
  brief: CardBrief,
  options: readonly CardOption[],
  { scheduledDate, deliveryMethod }: Sending,
  recipient: PersonRow,
): Parameters<typeof insertCard>[2] {
  const [primary, first, second] = options;
  if (!primary) throw new Error('The studio made no option');
  return {
    personId: recipient.id,
    title: brief.title,
    message: primary.message,
    personalMessage: brief.personalMessage,
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
    deliveryMethod,
    digitalDeliveryType: 'email',
    signature,
    recipientEmail: recipient.email,
    alsoEmails: recipient.alsoEmails,
    recipientPhone: recipient.phone,
    recipientAddress: recipient.address,
    ...scheduleFields(scheduledDate, timeZone, deliveryMethod),
  };
}

function enginesOf(option: CardOption | undefined) {
  return { engine: option?.engineName ?? null, wordsEngine: option?.wordsEngineName ?? null };
}
