import type { SimpleCardBody } from '../../../../../contract/cards.ts';
import type { GenerateBody } from '../../../../../contract/generation.ts';
import {
  missingCategoryMessage,
  missingRecipientMessage,
  missingSimpleTitleMessage,
  missingStyleMessage,
} from '../../../../../contract/missing-words.ts';
import type { PersonView } from '../../../../../contract/people.ts';
import { t } from '../../../../../contract/translate.ts';
import type {
  CardCategory,
  DeliveryMethod,
  SimpleStyle,
  Tone,
  WordsLength,
} from '../../../../../contract/vocabulary.ts';
import { settingsOfSimpleStyle, simpleStyleLabels } from '../../../../../domain/styles.ts';
import type { CreateFormStart } from '../create-form-state.ts';
import { draftOf } from '../submit/card-draft.ts';
import { type CardOrder, mannerOf } from '../submit/card-requests.ts';

/** The input of the simple form. */
export type QuickForm = {
  title: string;
  category: CardCategory | null;
  /** The typed name; `personId` identifies the contact if several have this name or the page was opened for one. */
  recipient: string;
  personId: number | null;
  eventId: number | null;
  date: string;
  style: SimpleStyle | null;
  personalMessage: string;
  /** Null uses the contact's usual one. */
  tone: Tone | null;
  length: WordsLength | null;
  deliveryMethod: DeliveryMethod;
};

/** The simple form's draft. */
export const quickDraft = draftOf<QuickForm>(
  'fondly.quick-card',
  async () => (await import('./quick-form.schema.ts')).quickForm,
);

export const emptyQuickForm: QuickForm = {
  title: '',
  category: null,
  recipient: '',
  personId: null,
  eventId: null,
  date: '',
  style: null,
  personalMessage: '',
  tone: null,
  length: null,
  deliveryMethod: 'digital',
};

/** Continues a kept draft unless it is for another contact: a message for one person must not reach another. */
export function startQuickForm(kept: QuickForm | null, { personId, dateId }: CreateFormStart): QuickForm {
  const isAboutAnother = kept !== null && personId !== undefined && kept.personId !== personId;
  if (kept && !isAboutAnother) return { ...kept, eventId: dateId ?? kept.eventId };
  return { ...emptyQuickForm, personId: personId ?? null, eventId: dateId ?? null };
}

export type QuickField = 'title' | 'category' | 'recipient' | 'style' | 'date';
export type QuickProblems = Partial<Record<QuickField, string>>;

/** The contacts with a typed name, regardless of case. */
export function peopleCalled(people: readonly PersonView[], name: string): PersonView[] {
  const wanted = name.trim().toLowerCase();
  return wanted === '' ? [] : people.filter((person) => person.name.toLowerCase() === wanted);
}

/** The chosen contact; null for a new name, or while it is ambiguous. */
export function meantPerson(form: QuickForm, people: readonly PersonView[]): PersonView | null {
  const called = peopleCalled(people, form.recipient);
  return called.find(({ id }) => id === form.personId) ?? (called.length === 1 ? (called[0] ?? null) : null);
}

/** The problems of the form in the API's words, the first one of each field. */
export function quickProblems(form: QuickForm, people: readonly PersonView[]): QuickProblems {
  const problems: QuickProblems = {};
  if (form.title.trim() === '') problems.title = missingSimpleTitleMessage;
  if (form.recipient.trim() === '') problems.recipient = missingRecipientMessage;
  if (form.category === null) problems.category = missingCategoryMessage;
  if (form.style === null) problems.style = missingStyleMessage;
  if (peopleCalled(people, form.recipient).length > 1 && !meantPerson(form, people)) {
    problems.recipient ??= t`Several contacts have this name. Choose one of them.`;
  }
  return problems;
}

/** The calls for a form without problems. */
export function quickOrder(form: QuickForm, people: readonly PersonView[]): CardOrder<SimpleCardBody> {
  const { category, style } = form;
  if (!category || !style) throw new Error('The form still has problems');
  const person = meantPerson(form, people);
  const name = form.recipient.trim();
  const eventId = person && person.id === form.personId ? form.eventId : null;
  const about = { title: form.title.trim(), category, personalMessage: form.personalMessage };
  const body: GenerateBody = {
    ...about,
    style: simpleStyleLabels[style],
    personId: person?.id ?? null,
    occasionId: eventId,
    recipient: name,
    contact: person ? null : { name },
    deliveryType: form.deliveryMethod,
    ...mannerOf(form),
    styleSettings: settingsOfSimpleStyle(style),
  };
  const card: SimpleCardBody = {
    ...about,
    style,
    recipient: person?.id ?? name,
    eventId,
    date: form.date,
    deliveryMethod: form.deliveryMethod,
  };
  return { card, generation: { kind: 'generate', body } };
}
