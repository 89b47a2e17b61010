import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AdminUserView, boundsMessage } from '../../../../contract/admin.ts';
import { showFieldErrors } from '../../../form-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { NumberField } from '../number-field.tsx';
import { useChangeUser } from './use-user-changes.ts';

const most = 1_000_000;
const message = boundsMessage(0, most);
const creditsForm = z.object({ cardCreditsRemaining: z.int(message).min(0, message).max(most, message) });

/** Grants credits to an account. */
export function CreditsDialog({ user, onClose }: { user: AdminUserView; onClose: () => void }) {
  const change = useChangeUser();
  const form = useForm({
    resolver: zodResolver(creditsForm),
    defaultValues: { cardCreditsRemaining: user.cardCreditsRemaining },
  });
  const { errors, isDirty, isSubmitted } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await change.mutateAsync({ user, body });
      onClose();
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  return (
    <FormDialog
      title={`Credits of ${user.name}`}
      description="One credit pays for one card whose pictures an AI provider made."
      submitLabel="Save credits"
      size="sm"
      changed={isDirty}
      busy={change.isPending}
      onSubmit={submit}
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
