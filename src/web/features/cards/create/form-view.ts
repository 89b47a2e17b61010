import type { ImportantDateView } from '../../../../contract/dates.ts';
import type { PersonView } from '../../../../contract/people.ts';
import type { StyleSettings } from '../../../../contract/styles.ts';
import type { CardCategory, StyleCategory } from '../../../../contract/vocabulary.ts';
import { yearsAt } from '../../../../domain/age.ts';
import { categoryForOccasion } from '../../../../domain/card-category.ts';
import { cardTitle } from '../../../../domain/card-title.ts';
import { calledBy } from '../../../../domain/first-name.ts';
import { needsPhoto } from '../../../../domain/styles.ts';
import { type ChosenStyle, chooseStyle, type StyleSources } from '../../../style-choice/choose-style.ts';
import type { CreateForm } from './create-form-state.ts';

/** The server data that the form uses. */
export type FormFacts = {
  people: readonly PersonView[];
  dates: readonly ImportantDateView[];
  /** The title in the contact's language; absent for English or while loading. */
  proposedTitle?: string;
} & Pick<StyleSources, 'presets' | 'user'>;

/** The form as the page shows it. */
export type FormView = {
  person: PersonView | null;
  date: ImportantDateView | null;
  /** The card's day: the next occurrence, or null for a past one-time date (D36). */
  scheduledDate: string | null;
  /** The age or the number of years on that day. */
  years: number | null;
  title: string;
  category: CardCategory | null;
  styleCategory: StyleCategory;
  style: CardStyle | null;
};

/** The style of this card and the preset it is based on. */
export type CardStyle = ChosenStyle & { basePresetId: string | null };

/** Derives what the page shows from the user's decisions and the server data. */
export function viewForm(form: CreateForm, { people, dates, proposedTitle, presets, user }: FormFacts): FormView {
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
    title:
      form.ownTitle ??
      (person && date
        ? (proposedTitle ??
          cardTitle({ ...person, nickname: calledBy(person), occasionType: date.occasionType, years }))
        : ''),
    category: date ? categoryForOccasion(date.occasionType) : null,
    styleCategory: form.styleCategory ?? style?.settings.category ?? 'AIgen',
    style: style && withOwnWishes(style, form),
  };
}

/** Applies the card's own settings over its preset (section 4); a changed style has no preset id. */
function withOwnWishes(style: ChosenStyle, { ownStyle, overlay, focus }: CreateForm): CardStyle {
  const { category } = style.settings;
  const isPhoto = category === 'photo';
  const settings: StyleSettings = {
    ...style.settings,
    ...(!isPhoto && ownStyle),
    overlay: isPhoto ? (overlay === 'none' ? null : (overlay ?? style.settings.overlay)) : null,
    ...(needsPhoto(category) && { focus }),
  };
  const own = !isPhoto && ownStyle !== null;
  return {
    ...style,
    presetId: own ? null : style.presetId,
    basePresetId: style.presetId,
    name: own ? settings.artStyle : style.name,
    settings,
  };
}
