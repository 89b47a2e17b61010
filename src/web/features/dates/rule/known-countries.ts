import { useQuery } from '@tanstack/react-query';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { allCountries, countryName } from '../../../../domain/country.ts';
import { countryOf } from '../../../../domain/read-country.ts';
import { useOwnCountry } from '../../../own-country.ts';
import { personQuery } from '../../../queries/people.queries.ts';
import type { Option } from '../../../ui/option.tsx';

/** The country of the contact's address, and the user's own by their settings or browser. */
type KnownCountries = { theirs: string | null; mine: string | null; name: string };

/** Suggested first; null where unknown. */
export function useKnownCountries(personId: number): KnownCountries {
  const person = useQuery(personQuery(personId)).data;
  return {
    theirs: person ? countryOf(person.country ?? '') : null,
    mine: useOwnCountry(),
    name: person?.name ?? '',
  };
}

/** The contact's country and the user's, then all. */
export function countryOptions({ theirs, mine, name }: KnownCountries): Option[] {
  const label = (code: string) => countryName(code, readerLocale);
  const first: Option[] = [];
  if (theirs) first.push({ value: theirs, label: label(theirs), hint: t`Where ${name} lives` });
  if (mine && mine !== theirs) first.push({ value: mine, label: label(mine), hint: t`Your country` });
  const others = allCountries(readerLocale).filter(({ code }) => code !== theirs && code !== mine);
  return [...first, ...others.map(({ code, name: label }) => ({ value: code, label }))];
}
