import { useEffect, useState } from 'react';
import type { CreateFormStart } from '../create-form-state.ts';
import type { CardJob } from '../submit/card-draft.ts';
import { type QuickForm, quickDraft, startQuickForm } from './quick-form-state.ts';

/** The simple form's state, kept in the tab: leaving the page and coming back loses nothing. */
export function useQuickForm(start: CreateFormStart, userId: number) {
  const [kept] = useState(() => quickDraft.load(userId));
  const [initial] = useState(() => (kept?.job ? kept.form : startQuickForm(kept?.form ?? null, start)));
  const [form, setForm] = useState(initial);
  const [job, setJob] = useState<CardJob | null>(kept?.job ?? null);
  useEffect(() => {
    if (kept || form !== initial || job) quickDraft.save({ userId, form, job });
  }, [userId, form, job, initial, kept]);
  const change = (part: Partial<QuickForm>) => setForm((before) => ({ ...before, ...part }));
  return { form, change, job, setJob };
}
