import type { ImportantDateView } from '../../../../contract/dates.ts';
import type { PersonView } from '../../../../contract/people.ts';
import type {
  CardCategory,
  DeliveryMethod,
  DigitalDeliveryType,
  StyleCategory,
} from '../../../../contract/vocabulary.ts';
import { yearsAt } from '../../../../domain/age.ts';
import { categoryForOccasion } from '../../../../domain/card-category.ts';
import { cardTitle } from '../../../../domain/card-title.ts';
import { type ChosenStyle, chooseStyle, type StyleSources } from '../../../style-choice/choose-style.ts';

/** What the user has decided on the create form; everything else follows from it and from what was read. */
export type CreateForm = {
  personId: number | null;
  occasionId: number | null;
  /** Null while the proposed title holds. */
  ownTitle: string | null;
  /** Null while the style follows the precedence. */
  styleCategory: StyleCategory | null;
  presetId: string | null;
  /** Where the crop of the photo centres, in fractions of it; null while the studio chooses. */
  focus: { x: number; y: number } | null;
  personalMessage: string;
  deliveryMethod: DeliveryMethod;
  digitalDeliveryType: DigitalDeliveryType | null;
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
  | { type: 'personalMessageChanged'; text: string };

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
    focus: null,
    personalMessage: '',
    deliveryMethod: 'digital',
    digitalDeliveryType: 'email',
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
      return { ...form, personId: event.personId, occasionId: null };
    case 'personLeftOpen':
      return { ...form, personId: null, occasionId: null };
    case 'dateChosen':
      return { ...form, occasionId: event.occasionId };
    case 'titleChanged':
      return { ...form, ownTitle: event.title };
    case 'styleCategoryChosen':
      if (event.category === form.styleCategory) return form;
      return { ...form, styleCategory: event.category, presetId: null };
    case 'presetChosen':
      return { ...form, styleCategory: event.category, presetId: event.presetId };
    case 'focusChosen':
      return { ...form, focus: event.focus };
    case 'personalMessageChanged':
      return { ...form, personalMessage: event.text };
  }
}

/** What was read from the server for the form. */
export type FormFacts = {
  people: readonly PersonView[];
  dates: readonly ImportantDateView[];
} & Pick<StyleSources, 'presets' | 'user'>;

/** The form as the page shows it. */
export type FormView = {
  person: PersonView | null;
  date: ImportantDateView | null;
  /** The card's day: the next occurrence, or null for a past one-time date (D36). */
  scheduledDate: string | null;
  /** The age or number of years on that day. */
  years: number | null;
  title: string;
  category: CardCategory | null;
  styleCategory: StyleCategory;
  style: ChosenStyle | null;
};

/** Works out everything that follows from the user's decisions. */
export function viewForm(form: CreateForm, { people, dates, presets, user }: FormFacts): FormView {
  const person = people.find(({ id }) => id === form.personId) ?? null;
  const date = dates.find(({ id, personId }) => id === form.occasionId && personId === form.personId) ?? null;
  const scheduledDate = date?.nextOccurrence ?? null;
  const years = date && scheduledDate ? yearsAt(date.date, scheduledDate) : null;
  const style = chooseStyle(form, { presets, person, user });
  return {
    person,
    date,
    scheduledDate,
    years,
    title: form.ownTitle ?? (person && date ? cardTitle({ ...person, occasionType: date.occasionType, years }) : ''),
    category: date ? categoryForOccasion(date.occasionType) : null,
    styleCategory: form.styleCategory ?? style?.settings.category ?? 'AIgen',
    style,
  };
}
