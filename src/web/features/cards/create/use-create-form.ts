import { useEffect, useReducer, useState } from 'react';
import { fullDraft } from './create-draft.ts';
import { type CreateFormStart, changeForm, isAboutAnother, startForm } from './create-form-state.ts';
import type { CardJob } from './submit/card-draft.ts';

/** The create form's state, kept in the tab: leaving the page and coming back loses nothing. */
export function useCreateForm(start: CreateFormStart, userId: number) {
  const [kept] = useState(() => fullDraft.load(userId));
  const [initial] = useState(() => (kept?.job ? kept.form : startForm(kept?.form ?? null, start)));
  const [form, change] = useReducer(changeForm, initial);
  const [job, setJob] = useState<CardJob | null>(kept?.job ?? null);
  // A page that was only opened does not replace what is kept about another contact.
  const [goesOn] = useState(() => kept !== null && !isAboutAnother(kept.form, start));
  useEffect(() => {
    if (goesOn || form !== initial || job) fullDraft.save({ userId, form, job });
  }, [userId, form, job, initial, goesOn]);
  return { form, change, job, setJob };
}
