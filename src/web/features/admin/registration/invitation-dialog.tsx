import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { longestInvitationDays, mostInvited } from '../../../../contract/limits.ts';
import type { invitationBody } from '../../../../contract/registration.ts';
import { checkLater } from '../../../check-later.ts';
import { isThisMachine } from '../../../this-machine.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { NumberField } from '../number-field.tsx';
import { useCreateInvitation } from './use-registration-changes.ts';

const check = checkLater(async () => (await import('../../../../contract/registration.ts')).invitationBody);

/** Creates an invitation and shows its link, which cannot be shown again. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState<string | null>(null);
  if (url) return <LinkDialog url={url} onClose={onClose} />;
  return <NewInvitation onMade={setUrl} onClose={onClose} />;
}

function NewInvitation({ onMade, onClose }: { onMade: (url: string) => void; onClose: () => void }) {
  const create = useCreateInvitation();
  const form = useForm<z.input<typeof invitationBody>, unknown, z.output<typeof invitationBody>>({
    resolver: check,
    defaultValues: { note: '', maxUses: 1, days: 14 },
  });
  const { errors, isSubmitted } = form.formState;
  const set = (key: 'maxUses' | 'days', value: number) =>
    form.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const made = useRef<string | null>(null);
  return (
    <FormDialog
      title="New invitation"
      description="A link that you pass on yourself. Anyone who opens it can make an account."
      submitLabel="Make the link"
      form={form}
      busy={create.isPending}
      save={async (body) => {
        made.current = (await create.mutateAsync(body)).url;
      }}
      onClose={() => (made.current ? onMade(made.current) : onClose())}
    >
      <Field label="For" optional hint="A note to yourself, such as: the choir." error={errors.note?.message}>
        <TextInput dir="auto" {...form.register('note')} />
      </Field>
      <NumberField
        label="How many accounts"
        value={form.watch('maxUses')}
        min={1}
        max={mostInvited}
        error={errors.maxUses?.message}
        onValueChange={(next) => set('maxUses', next)}
      />
      <NumberField
        label="Valid for this many days"
        value={form.watch('days')}
        min={1}
        max={longestInvitationDays}
        error={errors.days?.message}
        onValueChange={(next) => set('days', next)}
      />
    </FormDialog>
  );
}

function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="The link of your invitation"
      size="md"
      actions={
        <Button variant="line" onClick={onClose}>
          Done
        </Button>
      }
    >
      <CopyField
        label="Invitation link"
        hint="It is shown only once. Pass it on yourself: anyone who has it can use it."
        value={url}
      />
      {isThisMachine(url) && (
        <QuietNote icon={TriangleAlert} title="Only this computer can open this link" className="mt-5">
          <p>Open Fondly at the address that others use, save it there under Installation, and make a new link.</p>
        </QuietNote>
      )}
    </Dialog>
  );
}
