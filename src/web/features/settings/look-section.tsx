import { Controller } from 'react-hook-form';
import { t } from '../../../contract/translate.ts';
import type { Theme } from '../../../contract/vocabulary.ts';
import { setTheme } from '../../shell/theme.ts';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { SettingsForm } from './settings-form-values.ts';
import { SettingsSection } from './settings-section.tsx';
import { SwitchRow } from './switch-row.tsx';

const themeOptions: ReadonlyArray<{ value: Theme; label: string }> = [
  { value: 'system', label: t`System` },
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
];

/** The look of the pages. A chosen theme is previewed at once and saved with the form. */
export function LookSection({ form }: { form: SettingsForm }) {
  return (
    <SettingsSection title="Appearance" text="On every device where you log in.">
      <Field group label="Theme">
        <Controller
          control={form.control}
          name="preferences.theme"
          render={({ field }) => (
            <Segmented<Theme>
              value={field.value ?? 'system'}
              options={themeOptions}
              onValueChange={(theme) => {
                field.onChange(theme);
                setTheme(theme);
              }}
            />
          )}
        />
      </Field>
      <Controller
        control={form.control}
        name="preferences.useAnimations"
        render={({ field }) => (
          <SwitchRow
            label="Animations"
            text="Off keeps everything still: menus, cards, the seal."
            checked={field.value ?? true}
            onChange={field.onChange}
          />
        )}
      />
    </SettingsSection>
  );
}
