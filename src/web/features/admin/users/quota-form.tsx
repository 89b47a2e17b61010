import { type FormEvent, useState } from 'react';
import { type AdminUserView, boundsMessage, mostMonthlyCards } from '../../../../contract/admin.ts';
import { ApiError } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useChangeUser } from '../use-user-changes.ts';

/** How many cards an account may send in 30 days; empty: only the limits of every account. */
export function QuotaForm({ user, onSaved }: { user: AdminUserView; onSaved: () => void }) {
  const change = useChangeUser();
  const [typed, setTyped] = useState(user.monthlyCards?.toString() ?? '');
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const words = typed.trim();
    if (!/^\d*$/.test(words)) return setProblem(boundsMessage(0, mostMonthlyCards));
    const monthlyCards = words === '' ? null : Number(words);
    change.mutate(
      { user, body: { monthlyCards } },
      {
        onSuccess: onSaved,
        onError: (error) => setProblem(error instanceof ApiError ? error.fields.monthlyCards : undefined),
      },
    );
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <Field
        label="Cards in 30 days"
        optional
        hint="A limit of its own, besides those of every account. Empty for none."
        error={problem}
      >
        <TextInput
          inputMode="numeric"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="line"
          disabled={typed.trim() === (user.monthlyCards?.toString() ?? '')}
          busy={change.isPending}
          busyLabel="Saving..."
        >
          Save the limit
        </Button>
      </div>
    </form>
  );
}
