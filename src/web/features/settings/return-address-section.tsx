import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { readerLocale, t } from '../../../contract/translate.ts';
import { allCountries } from '../../../domain/country.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { SettingsForm } from './settings-form-values.ts';
import { SettingsSection } from './settings-section.tsx';

/** The sender on envelopes and labels. */
export function ReturnAddressSection({ form }: { form: SettingsForm }) {
  const errors = form.formState.errors.preferences;
  const countries = useMemo(
    () => [
      { value: '', label: t`Not chosen` },
      ...allCountries(readerLocale).map(({ code, name }) => ({ value: code, label: name, keywords: [code] })),
    ],
    [],
  );
  return (
    <SettingsSection
      anchor="return-address"
      title="Return address"
      text="For the envelopes and labels that you print. It is never on a card."
    >
      <Field label="Your name and address" optional error={errors?.returnAddress?.message}>
        <TextArea dir="auto" autoComplete="off" rows={3} {...form.register('preferences.returnAddress')} />
      </Field>
      <Field
        label="Your country"
        error={errors?.country?.message}
        hint="Addresses in your country are printed without it. Others end with theirs, in capitals."
      >
        <Controller
          control={form.control}
          name="preferences.country"
          render={({ field }) => (
            <Combobox
              value={field.value ?? ''}
              onValueChange={field.onChange}
              options={countries}
              searchLabel="Search countries"
              emptyText="No country has this name"
            />
          )}
        />
      </Field>
    </SettingsSection>
  );
}
