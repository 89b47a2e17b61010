import type { CreateCardBody } from '../../../../contract/cards.ts';
import type { CardOption, GenerateBody, GenerationView, UploadImageBody } from '../../../../contract/generation.ts';
import { needsPhoto } from '../../../../domain/styles.ts';
import type { CreateForm, FormView } from './create-form-state.ts';

/** What a finished form asks for: words and pictures first, then the card that they belong to. */
export type CardOrder = {
  /** Everything of the card but what the generation makes. */
  card: CreateCardBody;
  generation: { kind: 'generate'; body: GenerateBody } | { kind: 'upload'; body: UploadImageBody };
};

/** The calls a form without problems stands for. A photo chosen on the form wins over one kept with the style. */
export function orderFor(form: CreateForm, view: FormView, hasPhoto: boolean): CardOrder {
  const { person, date, category, style } = view;
  if (!person || !date || !category || !style) throw new Error('The form still has problems');
  const title = view.title.trim();
  const settings = needsPhoto(style.settings.category) ? { ...style.settings, focus: form.focus } : style.settings;
  const about = {
    title,
    category,
    style: style.name,
    personId: person.id,
    occasionId: date.id,
    personalMessage: form.personalMessage,
  };
  const card: CreateCardBody = {
    ...about,
    styleSettings: settings,
    presetId: style.presetId,
    scheduledDate: view.scheduledDate,
    deliveryMethod: form.deliveryMethod,
    digitalDeliveryType: form.digitalDeliveryType,
    recipientEmail: person.email,
    isRecurring: date.repeatsAnnually,
    sourceImageUrl: needsPhoto(style.settings.category) ? style.photoUrl : null,
  };
  const deliveryType = form.deliveryMethod === 'physical' ? 'physical' : form.digitalDeliveryType;
  if (needsPhoto(style.settings.category) && hasPhoto) {
    const body: UploadImageBody = {
      ...about,
      usage: style.settings.category === 'image' ? 'enhance' : style.settings.overlay ? 'withTitle' : 'original',
      personName: person.name,
      relationship: person.relationship,
      nickname: person.nickname,
      traits: person.notes,
      occasionType: date.occasionType,
      occasionDate: date.date,
      deliveryMethod: form.deliveryMethod,
      tone: 'friendly',
      styleSettings: JSON.stringify(settings),
    };
    return { card, generation: { kind: 'upload', body } };
  }
  const body: GenerateBody = {
    ...about,
    recipient: person.name,
    userImagePath: card.sourceImageUrl,
    contact: {
      name: person.name,
      nickname: person.nickname,
      relationship: person.relationship,
      traits: person.notes,
    },
    specialDate: { type: date.occasionType, date: date.date },
    deliveryType,
    tone: 'warm',
    styleSettings: settings,
  };
  return { card, generation: { kind: 'generate', body } };
}

/** The card with what was made for it. */
export function withResult(card: CreateCardBody, result: NonNullable<GenerationView['result']>): CreateCardBody {
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
