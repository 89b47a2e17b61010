import { Controller } from 'react-hook-form';
import { offeredLanguages } from '../../../contract/languages.ts';
import { t } from '../../../contract/translate.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { SettingsForm } from './settings-form-values.ts';
import { SettingsSection } from './settings-section.tsx';

/** The language of the pages and of the mails to the user; nothing while there is no choice. */
export function LanguageSection({ form }: { form: SettingsForm }) {
  if (offeredLanguages.length < 2) return null;
  const options = [
    { value: '', label: t`As set in the browser` },
    ...offeredLanguages.map((language) => ({ value: language, label: nameOf(language) })),
  ];
  return (
    <SettingsSection
      title="Language"
      text="For Fondly and its emails to you. Each card is in the language of its contact."
    >
      <Field label="Language">
        <Controller
          control={form.control}
          name="preferences.language"
          render={({ field }) => <Select value={field.value ?? ''} options={options} onValueChange={field.onChange} />}
        />
      </Field>
    </SettingsSection>
  );
}

/** 'Deutsch': a language in its own words, for those who read no other. */
function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
