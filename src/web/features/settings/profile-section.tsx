import { Camera, MailQuestion, MailWarning } from 'lucide-react';
import type { UserView } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { SettingsForm } from './settings-form-values.ts';
import { SettingsSection } from './settings-section.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** The user's photo, name, email address and username. */
export function ProfileSection({ form, user }: { form: SettingsForm; user: UserView }) {
  const toast = useToast();
  const { errors, dirtyFields } = form.formState;
  return (
    <SettingsSection
      title="Profile information"
      text="Cards are signed with your name, and answers to them go to your address."
    >
      <div className="flex items-center gap-4">
        <Avatar name={user.name} imageUrl={user.avatarUrl} size="lg" />
        <Button
          variant="line"
          size="sm"
          icon={<Camera size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() =>
            toast({
              title: t`Feature coming soon`,
              description: t`Profile photo upload will be available in a future update.`,
            })
          }
        >
          Change photo
        </Button>
      </div>
      <Field label="Name" error={errors.name?.message}>
        <TextInput dir="auto" autoComplete="name" {...form.register('name')} />
      </Field>
      <div>
        <Field
          label="Email"
          error={errors.email?.message}
          hint={
            dirtyFields.email && 'We will send a link to the new address. The change takes effect once you open it.'
          }
        >
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
        {user.pendingEmail && !dirtyFields.email && <PendingEmail user={user} pending={user.pendingEmail} />}
        {user.mailTrouble && !dirtyFields.email && <MailTrouble reason={user.mailTrouble} />}
        {!user.emailVerified && !user.pendingEmail && !dirtyFields.email && <UnconfirmedEmail />}
      </div>
      <Field label="Username" hint="Made from your first address. It cannot be changed.">
        <TextInput readOnly value={user.username} autoComplete="off" />
      </Field>
    </SettingsSection>
  );
}

/** Our last email to the user was rejected: reminders and notices wait and are dropped after a while. */
function MailTrouble({ reason }: { reason: string }) {
  return (
    <div className="mt-2.5 flex gap-3 rounded-[12px] bg-well px-4 py-3 text-sm" role="status">
      <MailWarning size={18} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
      <div className="min-w-0">
        <p>Our last email to this address was refused, so reminders may not reach you. Is the address right?</p>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          The mail server said: <bdi>{reason}</bdi>
        </p>
      </div>
    </div>
  );
}

/** A new address that is not confirmed yet: the user can send the link again or keep the old address. */
function PendingEmail({ user, pending }: { user: UserView; pending: string }) {
  const save = useSaveSettings();
  return (
    <div className="mt-2.5 flex gap-3 rounded-[12px] bg-well px-4 py-3 text-sm">
      <MailQuestion size={18} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
      <div className="min-w-0">
        <p>
          <bdi className="font-semibold break-all">{pending}</bdi> waits for you to open the link we sent there.
        </p>
        <div className="mt-1.5 -ms-3 flex flex-wrap">
          <Button variant="quiet" size="sm" busy={save.isPending} onClick={() => save.mutate({ email: pending })}>
            Send the link again
          </Button>
          <Button variant="quiet" size="sm" busy={save.isPending} onClick={() => save.mutate({ email: user.email })}>
            Keep the old address
          </Button>
        </div>
      </div>
    </div>
  );
}
