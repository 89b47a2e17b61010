import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { HolidayRule } from '../../../../contract/dates.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { allCountries } from '../../../../domain/country.ts';
import { countryOf } from '../../../../domain/read-country.ts';
import { holidaysQuery } from '../../../queries/holidays.queries.ts';
import { personQuery } from '../../../queries/people.queries.ts';
import { currentUserQuery } from '../../../session.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Option } from '../../../ui/option.tsx';
import { useToday } from '../../../use-today.ts';
import type { DateFormValues } from '../date-form-values.ts';

/** As which country keeps it: the contact's at first, if it is known. */
export function CountryField({ form, personId }: { form: UseFormReturn<DateFormValues>; personId: number }) {
  const year = Number(useToday().slice(0, 4));
  const { occasionType, country: chosen } = form.watch();
  const person = useQuery(personQuery(personId)).data;
  const user = useQuery(currentUserQuery).data;
  const theirs = person ? countryOf(person.country ?? '') : null;
  const mine = user?.preferences.country || (new Intl.Locale(navigator.language).region ?? null);
  const country = chosen ?? theirs ?? '';
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
        options={countryOptions(theirs, mine, person?.name)}
        onValueChange={(next) => form.setValue('country', next, { shouldDirty: true })}
        searchLabel={t`Search countries`}
      />
    </Field>
  );
}

function hintOf(country: string, isFailed: boolean, isUnknown: boolean): string | undefined {
  if (isFailed) return t`The days of this country could not be loaded. Choose it again, or keep the usual day.`;
  return country !== '' && isUnknown ? t`No day of its own is known, so it is kept on the usual day.` : undefined;
}

/** The usual day, the contact's country and the user's, then all. */
function countryOptions(theirs: string | null, mine: string | null, name = ''): Option[] {
  const names = new Intl.DisplayNames(readerLocale, { type: 'region' });
  const label = (code: string) => names.of(code) ?? code;
  const first: Option[] = [{ value: '', label: t`The usual day` }];
  if (theirs) first.push({ value: theirs, label: label(theirs), hint: t`Where ${name} lives` });
  if (mine && mine !== theirs) first.push({ value: mine, label: label(mine), hint: t`Your country` });
  const others = allCountries()
    .filter(({ code }) => code !== theirs && code !== mine)
    .map(({ code }) => ({ value: code, label: label(code) }));
  return [...first, ...others.toSorted((a, b) => a.label.localeCompare(b.label, readerLocale))];
}
