import { z } from 'zod';
import { type SimpleCardBody, simpleCardBody } from '../../../../../contract/cards.ts';
import type { GenerateBody } from '../../../../../contract/generation.ts';
import type { PersonView } from '../../../../../contract/people.ts';
import { simpleStyles } from '../../../../../contract/styles.ts';
import { cardCategories, deliveryMethods, tones, wordsLengths } from '../../../../../contract/vocabulary.ts';
import { settingsOfSimpleStyle, simpleStyleLabels } from '../../../../../domain/styles.ts';
import type { CreateFormStart } from '../create-form-state.ts';
import { draftOf } from '../submit/card-draft.ts';
import { type CardOrder, mannerOf } from '../submit/card-requests.ts';

const quickForm = z.object({
  title: z.string(),
  category: z.enum(cardCategories).nullable(),
  /** The typed name; `personId` identifies the contact if several have this name or the page was opened for one. */
  recipient: z.string(),
  personId: z.int().nullable(),
  eventId: z.int().nullable(),
  date: z.string(),
  style: z.enum(simpleStyles).nullable(),
  personalMessage: z.string(),
  /** Null uses the contact's usual one. */
  tone: z.enum(tones).nullable().default(null),
  length: z.enum(wordsLengths).nullable().default(null),
  deliveryMethod: z.enum(deliveryMethods),
});
/** The input of the simple form. */
export type QuickForm = z.infer<typeof quickForm>;

/** The simple form's draft. */
export const quickDraft = draftOf('fondly.quick-card', quickForm);

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
  const checked = simpleCardBody.safeParse({ ...form, style: form.style ?? '', category: form.category ?? '' });
  for (const { path, message } of checked.error?.issues ?? []) problems[path[0] as QuickField] ??= message;
  if (peopleCalled(people, form.recipient).length > 1 && !meantPerson(form, people)) {
    problems.recipient ??= 'Several contacts have this name. Choose one of them.';
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
