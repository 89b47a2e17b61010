import { Controller } from 'react-hook-form';
import { timeZoneHere, timeZoneLabel, timeZoneOptions } from '../../time-zones.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import type { SettingsForm } from './settings-form-values.ts';
import { SettingsSection } from './settings-section.tsx';

/** The user's time zone, in which their days begin. */
export function ZoneSection({ form, current }: { form: SettingsForm; current: string }) {
  const { errors } = form.formState;
  const value = form.watch('timeZone');
  const here = timeZoneHere();
  return (
    <SettingsSection
      title="Time zone"
      text="Cards arrive at nine in the morning there, unless the contact has a zone of their own."
    >
      <Field
        label="Your time zone"
        error={errors.timeZone?.message}
        action={
          value !== here && (
            <button
              type="button"
              className="link touch min-h-8 text-sm"
              onClick={() => form.setValue('timeZone', here, { shouldDirty: true, shouldValidate: true })}
            >
              Use {timeZoneLabel(here)}
            </button>
          )
        }
      >
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <Combobox
              value={field.value}
              onValueChange={field.onChange}
              options={timeZoneOptions(current)}
              searchLabel="Search time zones"
              emptyText="No such time zone"
            />
          )}
        />
      </Field>
    </SettingsSection>
  );
}
