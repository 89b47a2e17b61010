import { Controller } from 'react-hook-form';
import type { UserView } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { DeviceRow } from './device-row.tsx';
import { MessagesRow } from './programs/messages-row.tsx';
import type { SettingsForm } from './settings-form-values.ts';
import { SettingsSection } from './settings-section.tsx';
import { SwitchRow } from './switch-row.tsx';

const kinds = [
  ['eventReminders', t`Event reminders`, t`Before an important date, with the card that waits for your approval.`],
  ['weeklyLookAhead', t`Weekly look-ahead`, t`One email on Mondays with what the coming weeks bring.`],
  ['marketingUpdates', t`Marketing updates`, t`What is new in Fondly, now and then.`],
] as const;

/** Which emails Fondly sends, and whether it shows messages on this device. */
export function NotificationsSection({ form, user }: { form: SettingsForm; user: UserView }) {
  const mailed = form.watch('preferences.emailNotifications') ?? true;
  return (
    <SettingsSection title="Notification preferences" text="What we may tell you, and where.">
      <div>
        <Controller
          control={form.control}
          name="preferences.emailNotifications"
          render={({ field }) => (
            <SwitchRow
              label="Email notifications"
              text="Off means no email from us, except what your account needs."
              checked={field.value ?? true}
              onChange={field.onChange}
            />
          )}
        />
        {kinds.map(([name, label, text]) => (
          <Controller
            key={name}
            control={form.control}
            name={`preferences.${name}`}
            render={({ field }) => (
              <SwitchRow
                label={label}
                text={text}
                checked={mailed && (field.value ?? false)}
                disabled={!mailed}
                onChange={field.onChange}
              />
            )}
          />
        ))}
        <Controller
          control={form.control}
          name="preferences.takesAnswers"
          render={({ field }) => (
            <SwitchRow
              label="Answers to my cards"
              text="People who get a card can send back a heart or a few words. You can change this on each card."
              checked={field.value ?? true}
              onChange={field.onChange}
            />
          )}
        />
        <DeviceRow />
        <MessagesRow user={user} />
      </div>
    </SettingsSection>
  );
}
