import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { HolidayView } from '../../../../contract/holidays.ts';
import { t } from '../../../../contract/translate.ts';
import { monthDay } from '../../../calendar-words.ts';
import { holidaysQuery } from '../../../queries/holidays.queries.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Option } from '../../../ui/option.tsx';
import { useToday } from '../../../use-today.ts';
import type { DateFormValues } from '../date-form-values.ts';
import { countryOptions, useKnownCountries } from './known-countries.ts';
import type { RulePartProps } from './rule-fields.tsx';

/** A holiday of a country or of one of its regions, which also names an occasion that has no name yet. */
export function CountryHolidayFields({
  rule,
  change,
  error,
  form,
  personId,
}: RulePartProps & { form: UseFormReturn<DateFormValues>; personId: number }) {
  const year = Number(useToday().slice(0, 4)) + 1;
  const known = useKnownCountries(personId);
  const country = rule.country || (known.theirs ?? known.mine ?? '');
  const [region, setRegion] = useState('');
  const listed = useQuery({ ...holidaysQuery(country, year, region), enabled: country !== '' });
  const regions = useQuery({ ...holidaysQuery(country, year), enabled: country !== '' }).data?.regions ?? [];
  const holidays = listed.data?.holidays.filter(({ rule }) => rule !== null) ?? [];
  const choose = (name: string) => {
    const holiday = holidays.find((each) => each.name === name);
    if (!holiday) return;
    const { occasionType, customOccasionType } = form.getValues();
    if (occasionType === '' || (occasionType === 'custom' && customOccasionType === '')) {
      form.setValue('occasionType', 'custom', { shouldDirty: true });
      form.setValue('customOccasionType', holiday.label.slice(0, 60), { shouldDirty: true });
      form.clearErrors(['occasionType', 'customOccasionType']);
    }
    change({ country, holiday: holiday.rule && { ...holiday.rule, description: holiday.label } });
  };
  const described = rule.holiday?.description ?? null;
  // What was chosen may have been described in another language.
  const chosen = holidays.find(({ name, label }) => name === described || label === described)?.name ?? described;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t`Country`}>
        <Combobox
          value={country || null}
          options={countryOptions(known)}
          onValueChange={(next) => {
            setRegion('');
            change({ country: next, holiday: null });
          }}
          searchLabel={t`Search countries`}
        />
      </Field>
      {regions.length > 0 && (
        <Field label={t`Region`} hint={t`A region has holidays of its own.`}>
          <Combobox
            value={region}
            options={[
              { value: '', label: t`The whole country` },
              ...regions.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onValueChange={(next) => {
              setRegion(next);
              change({ country, holiday: null });
            }}
            searchLabel={t`Search regions`}
          />
        </Field>
      )}
      <Field
        label={t`Which holiday`}
        error={error('holiday')}
        hint={listed.isError ? t`The holidays could not be loaded. Choose the country again.` : undefined}
      >
        <Combobox
          placeholder={t`Choose a holiday`}
          value={chosen}
          options={holidayOptions(holidays, chosen)}
          onValueChange={choose}
          searchLabel={t`Search holidays`}
        />
      </Field>
    </div>
  );
}

/** Each name once, with its day; a chosen one also if it is of a region that is not shown. */
function holidayOptions(holidays: readonly HolidayView[], chosen: string | null): Option[] {
  const byName = new Map(holidays.map((each) => [each.name, each]));
  const options: Option[] = Array.from(byName, ([name, { label, day }]) => ({
    value: name,
    label,
    hint: monthDay(day),
  }));
  return chosen === null || byName.has(chosen) ? options : [...options, { value: chosen, label: chosen }];
}
