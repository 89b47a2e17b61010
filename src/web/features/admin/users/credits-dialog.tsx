import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AdminUserView, adminUserView, boundsMessage } from '../../../../contract/admin.ts';
import { ApiError } from '../../../api.ts';
import { FormDialog } from '../form-dialog.tsx';
import { NumberField } from '../number-field.tsx';
import { useChangeUser } from '../use-user-changes.ts';

const most = 1_000_000;
const message = boundsMessage(0, most);
const creditsForm = z.object({ cardCreditsRemaining: z.int(message).min(0, message).max(most, message) });

/** Grants credits to an account. If the balance has changed, the dialog says so and the next click uses the new one. */
export function CreditsDialog({ user, onClose }: { user: AdminUserView; onClose: () => void }) {
  const change = useChangeUser();
  const [shownCredits, setShownCredits] = useState(user.cardCreditsRemaining);
  const form = useForm({
    resolver: zodResolver(creditsForm),
    defaultValues: { cardCreditsRemaining: user.cardCreditsRemaining },
  });
  const { errors, isSubmitted } = form.formState;
  const save = (body: z.output<typeof creditsForm>) =>
    change.mutateAsync(
      { user, body: { ...body, shownCredits } },
      { onError: (error) => setShownCredits(creditsIn(error) ?? shownCredits) },
    );
  return (
    <FormDialog
      title={`Credits of ${user.name}`}
      description="One credit pays for one card whose pictures an AI provider made."
      submitLabel="Save credits"
      size="sm"
      form={form}
      busy={change.isPending}
      save={save}
      onClose={onClose}
    >
      <NumberField
        label="Credits left"
        value={form.watch('cardCreditsRemaining')}
        min={0}
        max={most}
        error={errors.cardCreditsRemaining?.message}
        onValueChange={(next) =>
          form.setValue('cardCreditsRemaining', next, { shouldDirty: true, shouldValidate: isSubmitted })
        }
      />
    </FormDialog>
  );
}

/** The current balance if the server rejected an outdated one. */
function creditsIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return undefined;
  return adminUserView.safeParse(error.current).data?.cardCreditsRemaining;
}
