import { Camera } from 'lucide-react';
import type { UserView } from '../../../contract/accounts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { MailTrouble } from './mail-trouble.tsx';
import { PendingEmail } from './pending-email.tsx';
import type { SettingsForm } from './settings-page.tsx';
import { SettingsSection } from './settings-section.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

/** Who the user is: photo, name, e-mail address, username. */
export function ProfileSection({ form, user }: { form: SettingsForm; user: UserView }) {
  const toast = useToast();
  const { errors, dirtyFields } = form.formState;
  return (
    <SettingsSection
      title="Profile information"
      text="Your name signs your cards, and answers to them go to your address."
    >
      <div className="flex items-center gap-4">
        <Avatar name={user.name} imageUrl={user.avatarUrl} size="lg" />
        <Button
          variant="line"
          size="sm"
          icon={<Camera size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() =>
            toast({
              title: 'Feature coming soon',
              description: 'Profile photo upload will be available in a future update.',
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
          hint={dirtyFields.email && 'We send a link to the new address. It counts once you have opened that link.'}
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
