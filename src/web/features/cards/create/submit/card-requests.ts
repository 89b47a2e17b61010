import type { CreateCardBody, SimpleCardBody } from '../../../../../contract/cards.ts';
import type { ImportantDateView } from '../../../../../contract/dates.ts';
import type {
  CardOption,
  GenerateBody,
  GenerationView,
  ImagePromptsBody,
  UploadImageBody,
} from '../../../../../contract/generation.ts';
import type { PersonView } from '../../../../../contract/people.ts';
import type { StyleCategory } from '../../../../../contract/vocabulary.ts';
import { neededDetail } from '../../../../../domain/contact-detail.ts';
import { imageUsageOf, needsPhoto } from '../../../../../domain/styles.ts';
import type { CreateForm } from '../create-form-state.ts';
import type { FormView } from '../form-view.ts';
import { recipientOf } from './recipient-of.ts';

/** The calls of a complete form: first the generation, then the card. */
export type CardOrder<Card extends CreateCardBody | SimpleCardBody = CreateCardBody | SimpleCardBody> = {
  /** The card without the parts that the generation makes. */
  card: Card;
  generation: { kind: 'generate'; body: GenerateBody } | { kind: 'upload'; body: UploadImageBody };
};

/** The calls for a form without problems. The form's own photo takes precedence over the one stored with the style. */
export function orderFor(form: CreateForm, view: FormView): CardOrder<CreateCardBody> {
  const { person, date, category, style } = view;
  if (!person || !date || !category || !style) throw new Error('The form still has problems');
  const { settings } = style;
  const sourceImageUrl = needsPhoto(settings.category) ? (form.photoUrl ?? style.photoUrl) : null;
  const imagePrompt = hasPrompt(settings.category) ? form.prompt?.text.trim() || null : null;
  const about = {
    title: view.title.trim(),
    category,
    style: style.name,
    personId: person.id,
    occasionId: date.id,
    personalMessage: form.personalMessage,
    imagePrompt,
  };
  const card: CreateCardBody = {
    ...about,
    styleSettings: settings,
    presetId: style.presetId,
    scheduledDate: view.scheduledDate,
    deliveryMethod: form.deliveryMethod,
    digitalDeliveryType: form.digitalDeliveryType,
    recipientEmail: person.email,
    ...chosenRecipient(form, person),
    isRecurring: date.repeatsAnnually,
    sourceImageUrl,
    useCustomPrompt: imagePrompt !== null && form.prompt?.edited === true,
  };
  if (needsPhoto(settings.category)) {
    const body: UploadImageBody = {
      ...about,
      sourceImageUrl,
      usage: imageUsageOf(settings),
      personName: person.name,
      relationship: person.relationship,
      nickname: person.nickname,
      traits: person.notes,
      occasionType: date.occasionType,
      occasionDate: date.date,
      deliveryMethod: form.deliveryMethod,
      ...mannerOf(form),
      styleSettings: JSON.stringify(settings),
    };
    return { card, generation: { kind: 'upload', body } };
  }
  const body: GenerateBody = {
    ...about,
    recipient: person.name,
    ...factsFor(person, date),
    deliveryType: deliveryTypeOf(form),
    ...mannerOf(form),
    styleSettings: settings,
  };
  return { card, generation: { kind: 'generate', body } };
}

/** The address that the user chose instead of the preferred one. */
function chosenRecipient(form: CreateForm, person: PersonView) {
  const detail = neededDetail(form);
  const recipient = recipientOf(form, person);
  if (recipient === null || recipient === person[detail]) return {};
  return { [{ email: 'recipientEmail', phone: 'recipientPhone', address: 'recipientAddress' }[detail]]: recipient };
}

/** The tone and the length that the user chose; the contact's usual ones are left to the server. */
export function mannerOf({ tone, length }: Pick<CreateForm, 'tone' | 'length'>): Pick<GenerateBody, 'tone' | 'length'> {
  return { ...(tone && { tone }), ...(length && { length }) };
}

/** Whether the picture is drawn from a prompt: AI Generated and AI Enhanced (specification 2, section 4). */
export function hasPrompt(category: StyleCategory): boolean {
  return category === 'AIgen' || category === 'image';
}

/** The request for a prompt; null while the contact or the date is missing. */
export function promptRequest(form: CreateForm, view: FormView): ImagePromptsBody | null {
  const { person, date, category, style } = view;
  if (!person || !date || !category || !style) return null;
  return {
    personId: person.id,
    occasionId: date.id,
    ...factsFor(person, date),
    category,
    title: view.title.trim(),
    personalMessage: form.personalMessage,
    deliveryType: deliveryTypeOf(form),
    styleSettings: style.settings,
  };
}

function factsFor(person: PersonView, date: ImportantDateView) {
  const { name, nickname, relationship, notes } = person;
  return {
    contact: { name, nickname, relationship, traits: notes },
    specialDate: { type: date.occasionType, date: date.date },
  };
}

function deliveryTypeOf({ deliveryMethod, digitalDeliveryType }: CreateForm): string | null {
  return deliveryMethod === 'physical' ? 'physical' : digitalDeliveryType;
}

/** The card with the results of its generation. */
export function withResult<Card extends CreateCardBody | SimpleCardBody>(
  card: Card,
  result: NonNullable<GenerationView['result']>,
): Card {
  const [first, second] = result.alternates;
  return {
    ...card,
    ...('defaultCard' in result
      ? {
          message: result.defaultCard.message,
          imageUrl: result.defaultCard.image_url,
          imagePrompt: result.defaultCard.prompt,
          engine: result.defaultCard.engineName,
        }
      : {
          message: result.message,
          imageUrl: result.imageUrl,
          sourceImageUrl: result.sourceImageUrl,
          imagePrompt: result.imagePrompt,
          engine: result.engineName,
        }),
    ...alternate('1', first),
    ...alternate('2', second),
  };
}

function alternate<Slot extends '1' | '2'>(slot: Slot, option: CardOption | undefined): Partial<CreateCardBody> {
  return {
    [`alternateMessage${slot}`]: option?.message ?? null,
    [`alternateImageUrl${slot}`]: option?.image_url ?? null,
    [`alternatePrompt${slot}`]: option?.prompt ?? null,
  };
}
