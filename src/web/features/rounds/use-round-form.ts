import { useEffect, useState } from 'react';
import { keptInTab } from '../../kept-in-tab.ts';
import { useToday } from '../../use-today.ts';
import { newRoundForm, type RoundForm, type RoundStart } from './round-form.ts';

type Kept = { userId: number; form: RoundForm };

const kept = keptInTab<Kept>('fondly.round', async () => (await import('./round-form.schema.ts')).keptRoundForm);

/** Discards what was chosen. */
export function forgetRoundForm(): void {
  kept.keep(null);
}

/** The form of a new round, kept for the tab: it survives a reload. A link that names people replaces whom it had. */
export function useRoundForm(start: RoundStart, userId: number) {
  const today = useToday();
  const known = kept.useKept();
  const [form, setForm] = useState<RoundForm>(() => {
    const fresh = newRoundForm(start, today);
    if (known?.userId !== userId) return fresh;
    const isNamed = start.people !== undefined || start.group !== undefined;
    const { everyone, withOccasion, groups, personIds } = fresh;
    return isNamed ? { ...known.form, everyone, withOccasion, groups, personIds } : known.form;
  });
  useEffect(() => kept.keep({ userId, form }), [userId, form]);
  const change = (changed: Partial<RoundForm>) => setForm((before) => ({ ...before, ...changed }));
  return { form, change };
}
