import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { UserView } from '../../../contract/accounts.ts';
import { checkLater } from '../../check-later.ts';
import { focusFirstProblem } from '../../focus-problem.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { LeaveGuard } from '../../leave-guard.tsx';
import { setTheme } from '../../shell/theme.ts';
import { Button } from '../../ui/button.tsx';
import { useLater } from '../../ui/use-later.ts';
import { AccountSection } from './account-section.tsx';
import { AddressBooksSection } from './address-books-section.tsx';
import { DefaultStyleSection } from './default-style-section.tsx';
import { FamilySection } from './family/family-section.tsx';
import { LookSection } from './look-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ReturnAddressSection } from './return-address-section.tsx';
import { changedSettings, type SettingsValues, settingsValues } from './settings-form-values.ts';
import { SignaturesSection } from './signatures-section.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import { ZoneSection } from './zone-section.tsx';

const check = checkLater(async () => (await import('../../../contract/accounts.ts')).settingsForm);

const loadLanguage = () => import('./language-section.tsx').then((module) => module.LanguageSection);

const loadPrograms = () => import('./programs/programs-section.tsx').then((module) => module.ProgramsSection);

/** All settings of the account; profile, emails, look and time zone are saved together. */
export function OwnSettings({ user }: { user: UserView }) {
  const form = useForm<SettingsValues>({
    resolver: check,
    values: settingsValues(user),
    // Takes over values saved elsewhere, except for fields with unsaved changes.
    resetOptions: { keepDirtyValues: true },
  });
  const LanguageSection = useLater(loadLanguage);
  const ProgramsSection = useLater(loadPrograms);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const save = useSaveSettings();
  const { isDirty } = form.formState;
  const savedTheme = useRef(user.preferences.theme);
  useEffect(() => {
    savedTheme.current = user.preferences.theme;
  }, [user.preferences.theme]);
  // Restores the saved theme after a preview that was not saved.
  useEffect(() => () => setTheme(savedTheme.current), []);
  // Overrides the `resetOptions` above, which apply to every reset.
  const startFrom = (account: UserView) => form.reset(settingsValues(account), { keepDirtyValues: false });
  const cancel = () => {
    startFrom(user);
    setTheme(user.preferences.theme);
  };
  const submit = form.handleSubmit((values) =>
    save.mutate(changedSettings(values, user), {
      onSuccess: startFrom,
      onError: (error) => {
        showFieldErrors(error, form);
        focusFirstProblem(element.current);
      },
    }),
  );
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
      <form ref={element} id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <ProfileSection form={form} user={user} />
        <DefaultStyleSection user={user} />
        <NotificationsSection form={form} user={user} />
        <LookSection form={form} />
        {LanguageSection && <LanguageSection form={form} />}
        <ZoneSection form={form} current={user.timeZone} />
        <ReturnAddressSection form={form} />
      </form>
      <div className="grid gap-4">
        <SignaturesSection />
        <AddressBooksSection />
        <FamilySection />
        <PlanSection form={form} user={user} />
        {ProgramsSection && <ProgramsSection user={user} />}
        <AccountSection user={user} />
      </div>
      <div className="settings-bar">
        <Button variant="line" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" form={formId} busy={save.isPending} busyLabel="Saving...">
          Save Changes
        </Button>
      </div>
      <LeaveGuard changed={isDirty} />
    </div>
  );
}
