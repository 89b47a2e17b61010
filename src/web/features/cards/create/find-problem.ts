import { createCardBody } from '../../../../contract/cards.ts';
import { missingStyleMessage } from '../../../../contract/styles.ts';
import { needsPhoto } from '../../../../domain/styles.ts';
import type { CreateForm, FormView } from './create-form-state.ts';

export type CreateField = 'personId' | 'occasionId' | 'title' | 'category' | 'style' | 'photo';
export type FieldProblems = Partial<Record<CreateField, string>>;

/** Why a form cannot be submitted: words for its fields, or a contact detail to ask for. */
export type SubmitProblem =
  | { kind: 'fields'; fields: FieldProblems }
  | { kind: 'photo'; message: string }
  | { kind: 'deliveryType' }
  | { kind: 'email' }
  | { kind: 'phone' }
  | { kind: 'address' };

export const missingPhotoMessage = 'Image upload is required for the selected style';

/** The first thing in the way of submitting, in the specification's order (document 2, section 5); null when nothing is. */
export function findProblem(form: CreateForm, view: FormView, hasPhoto: boolean): SubmitProblem | null {
  const fields = fieldProblems(view);
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  if (view.style && needsPhoto(view.style.settings.category) && !hasPhoto && !view.style.photoUrl) {
    return { kind: 'photo', message: missingPhotoMessage };
  }
  if (form.deliveryMethod === 'physical') return view.person?.address ? null : { kind: 'address' };
  if (form.digitalDeliveryType === null) return { kind: 'deliveryType' };
  if (form.digitalDeliveryType === 'text') return view.person?.phone ? null : { kind: 'phone' };
  return view.person?.email ? null : { kind: 'email' };
}

function fieldProblems({ person, date, title, category, style }: FormView): FieldProblems {
  const problems: FieldProblems = {};
  if (!person) problems.personId = saidByContract('personId');
  if (!date) problems.occasionId = 'Please select a special date';
  if (title.trim() === '') problems.title = saidByContract('title');
  if (!category) problems.category = saidByContract('category');
  if (!style) problems.style = missingStyleMessage;
  return problems;
}

/** What the API says of a field that is not there. */
function saidByContract(field: 'personId' | 'title' | 'category'): string | undefined {
  return createCardBody.shape[field].safeParse(undefined).error?.issues[0]?.message;
}
