import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../../../../contract/translate.ts';
import type { ContactDetail } from '../../../../../domain/contact-detail.ts';
import { ApiError } from '../../../../api.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { useToday } from '../../../../use-today.ts';
import { contactProblems } from '../../contact-problems.ts';
import { clearDraft } from '../create-draft.ts';
import type { CreateForm } from '../create-form-state.ts';
import type { FormView } from '../form-view.ts';
import type { useCreatePhoto } from '../photo/use-create-photo.ts';
import type { CardJob } from './card-draft.ts';
import { orderFor } from './card-requests.ts';
import { type FieldProblems, findProblem } from './find-problem.ts';
import { useCardJob } from './use-card-job.ts';

/** Checks the form, then makes its card. */
export function useSubmitCard({
  form,
  view,
  photo,
  job,
  setJob,
  onMissing,
  onLate,
  onAnother,
  onInvalid,
}: {
  form: CreateForm;
  view: FormView;
  photo: ReturnType<typeof useCreatePhoto>;
  job: CardJob | null;
  setJob: (job: CardJob | null) => void;
  /** The contact lacks this detail. */
  onMissing: (detail: ContactDetail) => void;
  /** A printed card would arrive too late. */
  onLate: () => void;
  /** The day already has this card. */
  onAnother: (cardId: number) => void;
  onInvalid: () => void;
}) {
  const today = useToday();
  const toast = useToast();
  const navigate = useNavigate();
  const [attempted, setAttempted] = useState(false);
  const making = useCardJob({
    job,
    setJob,
    onSaved: clearDraft,
    onCreated: ({ id }, made) =>
      navigate({ to: '/cards/$id', params: { id: String(id) }, state: { made }, replace: true }),
    onRefused: onInvalid,
  });
  const facts = { hasPhoto: form.photoUrl !== null || photo.isUsable, today };
  const submit = (accepted: Partial<Pick<CreateForm, 'acceptsLateDelivery' | 'makesAnother'>> = {}) => {
    if (making.starting) return;
    setAttempted(true);
    making.forgetFailure();
    const problem = findProblem({ ...form, ...accepted }, view, facts);
    switch (problem?.kind) {
      case undefined:
        return making.start(orderFor(form, view), form.photoUrl ? null : photo.file);
      case 'fields':
        return onInvalid();
      case 'photo':
        toast({ title: t`Image required`, description: problem.message, variant: 'destructive' });
        return onInvalid();
      case 'deliveryType':
        return toast({ title: t`Delivery type required`, variant: 'destructive' });
      case 'email':
      case 'phone':
      case 'address':
        toast({ ...contactProblems[problem.kind], variant: 'destructive' });
        return onMissing(problem.kind);
      case 'late':
        return onLate();
      case 'another':
        return onAnother(problem.cardId);
    }
  };

  return {
    ...making,
    submit,
    problems: attempted ? shownProblems(findProblem(form, view, facts), making.refused) : {},
  };
}

/** The form's own problems, or else the server's messages for the same fields. */
function shownProblems(problem: ReturnType<typeof findProblem>, refused: Error | null): FieldProblems {
  if (problem?.kind === 'fields') return problem.fields;
  if (problem?.kind === 'photo') return { photo: problem.message };
  if (!(refused instanceof ApiError)) return {};
  const { image, sourceImageUrl, title, category, personId, occasionId } = refused.fields;
  return { photo: image ?? sourceImageUrl, title, category, personId, occasionId };
}
