import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { invalidEmail } from '../invalid-email.ts';
import { orderFor } from './card-requests.ts';
import type { CardJob } from './create-draft.ts';
import { createFailure } from './create-failure.ts';
import type { CreateForm, FormView } from './create-form-state.ts';
import { type FieldProblems, findProblem } from './find-problem.ts';
import { startJob, useCardJob } from './use-card-job.ts';

/** Checks the form, starts the making of its card and follows it to the end. */
export function useSubmitCard({
  form,
  view,
  photo,
  job,
  setJob,
  onEmailMissing,
  onInvalid,
}: {
  form: CreateForm;
  view: FormView;
  photo: File | null;
  job: CardJob | null;
  setJob: (job: CardJob | null) => void;
  onEmailMissing: () => void;
  onInvalid: () => void;
}) {
  const toast = useToast();
  const [attempted, setAttempted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (message: string) => {
    setFailure(message);
    toast({ title: createFailure, description: message, variant: 'destructive' });
  };
  const { generation, cancel, saveError, saveAgain } = useCardJob(job, (message) => {
    setJob(null);
    if (message !== null) fail(message);
  });
  const start = useMutation({
    mutationFn: () => startJob(orderFor(form, view, photo !== null), photo),
    onSuccess: (started) => setJob(started),
    onError: (error) => {
      fail(error.message);
      onInvalid();
    },
  });

  const submit = () => {
    if (start.isPending) return;
    setAttempted(true);
    setFailure(null);
    const problem = findProblem(form, view, photo !== null);
    switch (problem?.kind) {
      case undefined:
        return start.mutate();
      case 'fields':
        return onInvalid();
      case 'photo':
        toast({ title: 'Image required', description: problem.message, variant: 'destructive' });
        return onInvalid();
      case 'email':
        toast({ ...invalidEmail, variant: 'destructive' });
        return onEmailMissing();
      case 'deliveryType':
        return toast({ title: 'Delivery type required', variant: 'destructive' });
      case 'phone':
        return toast({ title: 'Phone number required', variant: 'destructive' });
      case 'address':
        return toast({ title: 'Address required', variant: 'destructive' });
    }
  };

  const stop = () => {
    if (!job) return;
    setFailure(null);
    // The form comes back at once; a generation that has just ended has nothing left to cancel.
    if (generation?.state === 'done') return setJob(null);
    cancel.mutate(job.id, { onSettled: () => setJob(null) });
  };

  return {
    submit,
    starting: start.isPending,
    failure,
    problems: attempted ? shownProblems(findProblem(form, view, photo !== null), start.error) : {},
    generation,
    cancel: stop,
    cancelling: cancel.isPending,
    saveError,
    saveAgain,
    /** After a change of what the server refused. */
    forgetRefusal: start.reset,
  };
}

/** The form's own problems; without any, what the server says about the same fields. */
function shownProblems(problem: ReturnType<typeof findProblem>, refused: Error | null): FieldProblems {
  if (problem?.kind === 'fields') return problem.fields;
  if (problem?.kind === 'photo') return { photo: problem.message };
  if (!(refused instanceof ApiError)) return {};
  const { image, title, category, personId, occasionId } = refused.fields;
  return { photo: image, title, category, personId, occasionId };
}
