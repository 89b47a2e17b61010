import { splitAddress } from '../../../domain/address.ts';
import { addressOnPage } from '../../../domain/postal-address.ts';
import type { ReachAddress } from '../../../domain/reach.ts';
import { useOwnCountry } from '../../own-country.ts';

/** Shows addresses as their countries write them; one that somebody wrote otherwise than in parts stays as it is. */
export function useAddressLines(): (address: ReachAddress | string) => string[] {
  const home = useOwnCountry();
  return (address) => {
    if (typeof address === 'string') return addressOnPage(splitAddress(address), home);
    return address.text ? address.text.split('\n') : addressOnPage(address, home);
  };
}
