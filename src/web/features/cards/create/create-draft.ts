import { useEffect, useReducer, useState } from 'react';
import { type CreateForm, type CreateFormStart, changeForm, isAboutAnother, startForm } from './create-form-state.ts';
import { type CardJob, draftOf, useDraft } from './submit/card-draft.ts';

/** The full form's draft. */
const fullDraft = draftOf<CreateForm>(
  'fondly.create-card',
  async () => (await import('./create-form.schema.ts')).createForm,
);

/** Discards the draft and its photo. */
export function clearDraft(): void {
  photo = null;
  fullDraft.keep(null);
}

let photo: { userId: number; file: File } | null = null;

/** Keeps the photo in memory, because session storage holds only text. */
export function keepPhoto(userId: number, file: File | null): void {
  photo = file && { userId, file };
}

/** The photo that this user chose before leaving the page. */
export function keptPhoto(userId: number): File | null {
  return photo?.userId === userId ? photo.file : null;
}

/** The state of the create form, kept for the tab: it survives leaving the page and coming back. */
export function useCreateForm(start: CreateFormStart, userId: number) {
  const draft = useDraft(fullDraft, userId);
  const [kept] = useState(draft);
  const [initial] = useState(() => (kept?.job ? kept.form : startForm(kept?.form ?? null, start)));
  const [form, change] = useReducer(changeForm, initial);
  const [job, setJob] = useState<CardJob | null>(kept?.job ?? null);
  // Opening the page for another contact does not replace the kept draft until something changes.
  const [goesOn] = useState(() => kept !== null && !isAboutAnother(kept.form, start));
  useEffect(() => {
    if (goesOn || form !== initial || job) fullDraft.keep({ userId, form, job });
  }, [userId, form, job, initial, goesOn]);
  return { form, change, job, setJob };
}
