import { linesOnPage } from '../../../domain/postal-address.ts';
import { useOwnCountry } from '../../own-country.ts';

/** Shows addresses as their countries write them. */
export function useAddressLines(): (address: string) => string[] {
  const home = useOwnCountry();
  return (address) => linesOnPage(address, home);
}
