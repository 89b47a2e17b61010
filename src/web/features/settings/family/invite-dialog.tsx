import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { familyInvitationBody } from '../../../../contract/family.ts';
import { levelNames, levels } from '../../../../contract/levels.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { showFieldErrors } from '../../../form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup, ChoiceTile } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';

type InviteForm = z.infer<typeof familyInvitationBody>;

/** Invites somebody by email, with what they may do. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const form = useForm<InviteForm>({
    resolver: zodResolver(familyInvitationBody),
    defaultValues: { email: '', level: 'make' },
  });
  const invite = useMutation({
    mutationFn: (body: InviteForm) => call('POST /api/user/family/invitations', { body }),
    onSuccess: ({ email }) => {
      toast({
        title: t`Invitation sent`,
        description: t`The link in the email to ${email} works once, within seven days.`,
      });
      onClose();
    },
    onError: (error) => {
      showFieldErrors(error, form);
      toast({ title: t`The invitation was not sent`, description: error.message, variant: 'destructive' });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite somebody"
      description="They need a Fondly login of their own, or make one with the link."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="invite-member" busy={invite.isPending} busyLabel="Sending...">
            Send invitation
          </Button>
        </>
      }
    >
      <form
        id="invite-member"
        noValidate
        className="grid gap-4.5"
        onSubmit={form.handleSubmit((values) => invite.mutate(values))}
      >
        <Field label="Their email address" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Field group label="What they may do" error={form.formState.errors.level?.message}>
          <Controller
            control={form.control}
            name="level"
            render={({ field }) => (
              <ChoiceGroup value={field.value} onValueChange={field.onChange} className="grid gap-2.5">
                {levelNames.map((level) => (
                  <ChoiceTile key={level} value={level} className="text-start">
                    <span className="font-semibold">{levels[level].label}</span>
                    <span className="block text-sm text-ink-soft">{levels[level].text}</span>
                  </ChoiceTile>
                ))}
              </ChoiceGroup>
            )}
          />
        </Field>
      </form>
    </Dialog>
  );
}
