import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { HolidayRule } from '../../../../contract/dates.ts';
import { t } from '../../../../contract/translate.ts';
import { holidaysQuery } from '../../../queries/holidays.queries.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { useToday } from '../../../use-today.ts';
import type { DateFormValues } from '../date-form-values.ts';
import { countryOptions, useKnownCountries } from './known-countries.ts';

/** As which country keeps it: the contact's at first, if it is known. */
export function CountryField({ form, personId }: { form: UseFormReturn<DateFormValues>; personId: number }) {
  const year = Number(useToday().slice(0, 4));
  const { occasionType, country: chosen } = form.watch();
  const known = useKnownCountries(personId);
  const country = chosen ?? known.theirs ?? '';
  const listed = useQuery({ ...holidaysQuery(country, year), enabled: country !== '' });
  const found = listed.data?.holidays.find((holiday) => holiday.occasionType === occasionType && holiday.rule);
  useEffect(() => {
    const isReady = country === '' || listed.data !== undefined;
    if (isReady) form.setValue('countryRule', (found?.rule ?? null) satisfies HolidayRule | null);
  }, [form, country, listed.data, found]);
  return (
    <Field label={t`As in`} hint={hintOf(country, listed.isError, listed.data !== undefined && !found)}>
      <Combobox
        value={country}
        options={[{ value: '', label: t`The usual day` }, ...countryOptions(known)]}
        onValueChange={(next) => form.setValue('country', next, { shouldDirty: true })}
        searchLabel={t`Search countries`}
      />
    </Field>
  );
}

function hintOf(country: string, isFailed: boolean, isUnknown: boolean): string | undefined {
  if (isFailed) return t`The days of this country could not be loaded. Choose it again, or keep the usual day.`;
  return country !== '' && isUnknown
    ? t`This country has no day of its own for it, so it is kept on the usual day.`
    : undefined;
}
