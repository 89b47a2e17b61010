import {
  missingCategoryMessage,
  missingContactMessage,
  missingPhotoMessage,
  missingStyleMessage,
  missingTitleMessage,
} from '../../../../../contract/missing-words.ts';
import { t } from '../../../../../contract/translate.ts';
import { type ContactDetail, neededDetail } from '../../../../../domain/contact-detail.ts';
import { needsPhoto } from '../../../../../domain/styles.ts';
import { isTooNear } from '../../../../card-day/day-words.ts';
import type { CreateForm } from '../create-form-state.ts';
import type { FormView } from '../form-view.ts';
import { recipientOf } from './recipient-of.ts';

export type CreateField = 'personId' | 'occasionId' | 'title' | 'category' | 'style' | 'photo';
export type FieldProblems = Partial<Record<CreateField, string>>;

/** Why a form cannot be submitted: messages for fields, a missing contact detail, or a question. */
export type SubmitProblem =
  | { kind: 'fields'; fields: FieldProblems }
  | { kind: 'photo'; message: string }
  | { kind: 'deliveryType' }
  | { kind: ContactDetail }
  /** A printed card would arrive after its day. */
  | { kind: 'late' }
  /** The day already has a card. */
  | { kind: 'another'; cardId: number };

/** The facts that the check needs. */
export type SubmitFacts = { hasPhoto: boolean /** The user's calendar day. */; today: string };

/** The first problem in the specification's order (document 2, section 5); null if the form can be submitted. */
export function findProblem(form: CreateForm, view: FormView, { hasPhoto, today }: SubmitFacts): SubmitProblem | null {
  const fields = fieldProblems(view);
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  if (view.style && needsPhoto(view.style.settings.category) && !hasPhoto && !view.style.photoUrl) {
    return { kind: 'photo', message: missingPhotoMessage };
  }
  const isPrinted = form.deliveryMethod === 'physical';
  if (!isPrinted && form.digitalDeliveryType === null) return { kind: 'deliveryType' };
  const detail = neededDetail(form);
  if (!view.person || recipientOf(form, view.person) === null) return { kind: detail };
  const isLate = isPrinted && view.scheduledDate !== null && isTooNear(view.scheduledDate, today);
  if (isLate && !form.acceptsLateDelivery) return { kind: 'late' };
  return view.date?.card && !form.makesAnother ? { kind: 'another', cardId: view.date.card.id } : null;
}

function fieldProblems({ person, date, title, category, style }: FormView): FieldProblems {
  const problems: FieldProblems = {};
  if (!person) problems.personId = missingContactMessage;
  if (!date) problems.occasionId = t`Please select a special date`;
  if (title.trim() === '') problems.title = missingTitleMessage;
  if (!category) problems.category = missingCategoryMessage;
  if (!style) problems.style = missingStyleMessage;
  return problems;
}
