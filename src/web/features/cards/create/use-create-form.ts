import { useEffect, useReducer, useState } from 'react';
import { type CardJob, keepPhoto, keptPhoto, loadDraft, saveDraft } from './create-draft.ts';
import { type CreateFormStart, changeForm, startForm } from './create-form-state.ts';

/** The create form's state, kept in the tab: leaving the page and coming back loses nothing. */
export function useCreateForm(start: CreateFormStart, userId: number) {
  const [kept] = useState(() => loadDraft(userId));
  const [initial] = useState(() => (kept?.job ? kept.form : startForm(kept?.form ?? null, start)));
  const [form, change] = useReducer(changeForm, initial);
  const [job, setJob] = useState<CardJob | null>(kept?.job ?? null);
  const [photo, setPhoto] = useState(keptPhoto);
  useEffect(() => {
    if (form !== initial || job !== (kept?.job ?? null)) saveDraft({ userId, form, job });
  }, [userId, form, job, initial, kept]);
  const choosePhoto = (file: File | null) => {
    keepPhoto(file);
    setPhoto(file);
  };
  return { form, change, photo, choosePhoto, job, setJob };
}
