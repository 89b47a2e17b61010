import type { StyleSettings, TextOverlay } from '../../../../contract/styles.ts';
import type {
  DeliveryMethod,
  DigitalDeliveryType,
  PhotoLayout,
  StyleCategory,
  Tone,
  WordsLength,
} from '../../../../contract/vocabulary.ts';

/** The style settings that one card can change from its preset. */
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

/** The user's decisions on the create form; `viewForm` derives everything else from them and the loaded data. */
export type CreateForm = {
  personId: number | null;
  occasionId: number | null;
  /** Null while the proposed title is used. */
  ownTitle: string | null;
  /** Null while the style follows the order of precedence. */
  styleCategory: StyleCategory | null;
  presetId: string | null;
  /** The card's changes to its preset; null while the preset is used as it is. */
  ownStyle: StyleWishes | null;
  /** The text over the photo: null follows the style, 'none' shows the photo alone. */
  overlay: TextOverlay | 'none' | null;
  /** The image prompt, proposed by the studio or edited by the user; null if there is none yet. */
  prompt: { text: string; edited: boolean } | null;
  /** The chosen photo, stored on the server; of several, the sheet they lie on. */
  photoUrl: string | null;
  /** Several photos in their order, and how they lie on the sheet; null for one. */
  photos: { urls: string[]; layout: PhotoLayout } | null;
  /** The centre of the photo's crop, in fractions; null while the studio chooses. */
  focus: { x: number; y: number } | null;
  personalMessage: string;
  /** Null uses the contact's usual one. */
  tone: Tone | null;
  length: WordsLength | null;
  deliveryMethod: DeliveryMethod;
  digitalDeliveryType: DigitalDeliveryType | null;
  /** Which of the contact's emails, phones or addresses it goes to; null is the preferred one. */
  goesTo: string | null;
  /** The user has accepted that a printed card will arrive late. */
  acceptsLateDelivery: boolean;
  /** The user wants a card although the day already has one. */
  makesAnother: boolean;
};

export type CreateFormEvent =
  | { type: 'personChosen'; personId: number }
  /** Sent before the user adds a new contact for this card. */
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
  | { type: 'photosLaidOut'; photoUrl: string; photos: CreateForm['photos'] }
  | { type: 'personalMessageChanged'; text: string }
  | { type: 'mannerChosen'; manner: Partial<Pick<CreateForm, 'tone' | 'length'>> }
  | { type: 'deliveryMethodChosen'; deliveryMethod: DeliveryMethod }
  | { type: 'deliveryTypeChosen'; digitalDeliveryType: DigitalDeliveryType }
  | { type: 'recipientChosen'; goesTo: string }
  | { type: 'lateDeliveryAccepted' }
  | { type: 'anotherWanted' };

/** The parameters in the page's address. */
export type CreateFormStart = { personId?: number; dateId?: number };

/** The form before any input. */
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
    photos: null,
    focus: null,
    personalMessage: '',
    tone: null,
    length: null,
    deliveryMethod: 'digital',
    digitalDeliveryType: 'email',
    goesTo: null,
    acceptsLateDelivery: false,
    makesAnother: false,
  };
}

/**
 * Continues a kept draft if it is for the same contact or for none yet, so that a message for one person never reaches
 * another. For another date of the contact only the title is reset.
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

/** Whether a kept draft is for a different contact than the page. */
export function isAboutAnother({ personId }: CreateForm, start: CreateFormStart): boolean {
  return start.personId !== undefined && personId !== null && personId !== start.personId;
}

/** What another contact leaves open. */
const another = { occasionId: null, tone: null, length: null, goesTo: null };

/** The form after one user action. */
export function changeForm(form: CreateForm, event: CreateFormEvent): CreateForm {
  switch (event.type) {
    case 'personChosen':
      if (event.personId === form.personId) return form;
      return aboutAnother(form, { ...another, personId: event.personId });
    case 'personLeftOpen':
      return aboutAnother(form, { ...another, personId: null });
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
      return { ...form, photoUrl: event.photoUrl, photos: null };
    case 'photosLaidOut':
      return { ...form, photoUrl: event.photoUrl, photos: event.photos, focus: null };
    case 'focusChosen':
      return { ...form, focus: event.focus };
    case 'personalMessageChanged':
      return { ...form, personalMessage: event.text };
    case 'mannerChosen':
      return { ...form, ...event.manner };
    case 'deliveryMethodChosen':
      return { ...form, deliveryMethod: event.deliveryMethod, acceptsLateDelivery: false };
    case 'deliveryTypeChosen':
      return { ...form, digitalDeliveryType: event.digitalDeliveryType };
    case 'recipientChosen':
      return { ...form, goesTo: event.goesTo };
    case 'lateDeliveryAccepted':
      return { ...form, acceptsLateDelivery: true };
    case 'anotherWanted':
      return { ...form, makesAnother: true };
  }
}

/** For another contact or date: drops the studio's prompt and keeps the user's own. */
function aboutAnother(form: CreateForm, change: Partial<CreateForm>): CreateForm {
  return { ...form, ...change, prompt: editedPrompt(form), acceptsLateDelivery: false, makesAnother: false };
}

/** For another style: drops the changes made to the previous one. */
function inAnotherStyle(form: CreateForm, change: Partial<CreateForm>): CreateForm {
  return { ...form, ...change, ownStyle: null, overlay: null, prompt: editedPrompt(form) };
}

function editedPrompt({ prompt }: CreateForm): CreateForm['prompt'] {
  return prompt?.edited ? prompt : null;
}
