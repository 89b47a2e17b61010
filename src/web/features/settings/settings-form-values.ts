import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { Preferences, settingsForm, UpdateUserBody, UserView } from '../../../contract/accounts.ts';

export type SettingsValues = z.input<typeof settingsForm>;
export type SettingsForm = UseFormReturn<SettingsValues>;

/** The initial values of the form. */
export function settingsValues({ name, email, timeZone, preferences }: UserView): SettingsValues {
  return { name, email, timeZone, preferences };
}

/** Only the values that differ from the account, so that changes of another tab are kept. */
export function changedSettings(values: SettingsValues, user: UserView): UpdateUserBody {
  const changed: UpdateUserBody = {};
  if (values.name !== user.name) changed.name = values.name;
  if (values.email !== user.email) changed.email = values.email;
  if (values.timeZone !== user.timeZone) changed.timeZone = values.timeZone;
  const preferences = Object.entries(values.preferences).filter(
    ([key, value]) => value !== user.preferences[key as keyof Preferences],
  );
  if (preferences.length > 0) changed.preferences = Object.fromEntries(preferences);
  return changed;
}
