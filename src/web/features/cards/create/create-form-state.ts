import type { StyleSettings, TextOverlay } from '../../../../contract/styles.ts';
import type { DeliveryMethod, DigitalDeliveryType, StyleCategory } from '../../../../contract/vocabulary.ts';

/** What may be decided of a style beyond its preset, for this card alone. */
export type StyleWishes = Pick<
  StyleSettings,
  | 'artStyle'
  | 'colorPalette'
  | 'visualDetail'
  | 'includeCharacters'
  | 'sceneSetting'
  | 'type'
  | 'medium'
  | 'technique'
  | 'lighting'
>;

/** What the user has decided on the create form; everything else follows from it and from what was read. */
export type CreateForm = {
  personId: number | null;
  occasionId: number | null;
  /** Null while the proposed title holds. */
  ownTitle: string | null;
  /** Null while the style follows the precedence. */
  styleCategory: StyleCategory | null;
  presetId: string | null;
  /** The card's own style, over that of its preset; null while the preset holds. */
  ownStyle: StyleWishes | null;
  /** Words on the photo: null follows the style, 'none' leaves it as it is. */
  overlay: TextOverlay | 'none' | null;
  /** What the picture should show, as the studio wrote it or as it was edited; null while nobody asked. */
  prompt: { text: string; edited: boolean } | null;
  /** The chosen photo, stored on the server. */
  photoUrl: string | null;
  /** Where the crop of the photo centres, in fractions of it; null while the studio chooses. */
  focus: { x: number; y: number } | null;
  personalMessage: string;
  deliveryMethod: DeliveryMethod;
  digitalDeliveryType: DigitalDeliveryType | null;
  /** The user knows that a printed card needs longer than there is. */
  acceptsLateDelivery: boolean;
  /** The user knows that there is a card for this day already. */
  makesAnother: boolean;
};

export type CreateFormEvent =
  | { type: 'personChosen'; personId: number }
  /** Before a new contact is added for this card. */
  | { type: 'personLeftOpen' }
  | { type: 'dateChosen'; occasionId: number }
  | { type: 'titleChanged'; title: string }
  | { type: 'styleCategoryChosen'; category: StyleCategory }
  | { type: 'presetChosen'; presetId: string; category: StyleCategory }
  | { type: 'focusChosen'; focus: CreateForm['focus'] }
  | { type: 'ownStyleChosen'; style: StyleWishes | null }
  | { type: 'overlayChosen'; overlay: CreateForm['overlay'] }
  | { type: 'promptWritten'; text: string }
  | { type: 'promptEdited'; text: string }
  | { type: 'photoChanged'; photoUrl: string | null }
  | { type: 'personalMessageChanged'; text: string }
  | { type: 'deliveryMethodChosen'; deliveryMethod: DeliveryMethod }
  | { type: 'deliveryTypeChosen'; digitalDeliveryType: DigitalDeliveryType }
  | { type: 'lateDeliveryAccepted' }
  | { type: 'anotherWanted' };

/** What the address of the page may name. */
export type CreateFormStart = { personId?: number; dateId?: number };

/** A form on which nothing was typed yet. */
export function emptyForm({ personId, dateId }: CreateFormStart): CreateForm {
  return {
    personId: personId ?? null,
    occasionId: dateId ?? null,
    ownTitle: null,
    styleCategory: null,
    presetId: null,
    ownStyle: null,
    overlay: null,
    prompt: null,
    photoUrl: null,
    focus: null,
    personalMessage: '',
    deliveryMethod: 'digital',
    digitalDeliveryType: 'email',
    acceptsLateDelivery: false,
    makesAnother: false,
  };
}

/**
 * Goes on with a kept form where it is about the same contact, or about nobody yet: words for one person must not reach
 * another. For another date of the contact only the title starts afresh.
 */
export function startForm(kept: CreateForm | null, start: CreateFormStart): CreateForm {
  if (!kept) return emptyForm(start);
  if (isAboutAnother(kept, start)) return emptyForm(start);
  const otherDate = start.dateId !== undefined && kept.occasionId !== null && kept.occasionId !== start.dateId;
  return {
    ...kept,
    personId: start.personId ?? kept.personId,
    occasionId: start.dateId ?? kept.occasionId,
    ownTitle: otherDate ? null : kept.ownTitle,
    prompt: otherDate ? editedPrompt(kept) : kept.prompt,
    makesAnother: !otherDate && kept.makesAnother,
  };
}

/** Whether a kept form is about another contact than the one the page is opened for. */
export function isAboutAnother({ personId }: CreateForm, start: CreateFormStart): boolean {
  return start.personId !== undefined && personId !== null && personId !== start.personId;
}

/** The form after one act of the user. */
export function changeForm(form: CreateForm, event: CreateFormEvent): CreateForm {
  switch (event.type) {
    case 'personChosen':
      if (event.personId === form.personId) return form;
      return aboutAnother(form, { personId: event.personId, occasionId: null });
    case 'personLeftOpen':
      return aboutAnother(form, { personId: null, occasionId: null });
    case 'dateChosen':
      if (event.occasionId === form.occasionId) return form;
      return aboutAnother(form, { occasionId: event.occasionId });
    case 'titleChanged':
      return { ...form, ownTitle: event.title };
    case 'styleCategoryChosen':
      if (event.category === form.styleCategory) return form;
      return inAnotherStyle(form, { styleCategory: event.category, presetId: null });
    case 'presetChosen':
      if (event.presetId === form.presetId) return form;
      return inAnotherStyle(form, { styleCategory: event.category, presetId: event.presetId });
    case 'ownStyleChosen':
      return { ...form, ownStyle: event.style, prompt: editedPrompt(form) };
    case 'overlayChosen':
      return { ...form, overlay: event.overlay };
    case 'promptWritten':
      return { ...form, prompt: { text: event.text, edited: false } };
    case 'promptEdited':
      return { ...form, prompt: { text: event.text, edited: true } };
    case 'photoChanged':
      return { ...form, photoUrl: event.photoUrl };
    case 'focusChosen':
      return { ...form, focus: event.focus };
    case 'personalMessageChanged':
      return { ...form, personalMessage: event.text };
    case 'deliveryMethodChosen':
      return { ...form, deliveryMethod: event.deliveryMethod, acceptsLateDelivery: false };
    case 'deliveryTypeChosen':
      return { ...form, digitalDeliveryType: event.digitalDeliveryType };
    case 'lateDeliveryAccepted':
      return { ...form, acceptsLateDelivery: true };
    case 'anotherWanted':
      return { ...form, makesAnother: true };
  }
}

/** Another contact or date: what the studio wrote for the one before goes, what the user wrote stays. */
function aboutAnother(form: CreateForm, change: Partial<CreateForm>): CreateForm {
  return { ...form, ...change, prompt: editedPrompt(form), acceptsLateDelivery: false, makesAnother: false };
}

/** Another style is meant as it is: changes of the one before do not follow. */
function inAnotherStyle(form: CreateForm, change: Partial<CreateForm>): CreateForm {
  return { ...form, ...change, ownStyle: null, overlay: null, prompt: editedPrompt(form) };
}

function editedPrompt({ prompt }: CreateForm): CreateForm['prompt'] {
  return prompt?.edited ? prompt : null;
}
