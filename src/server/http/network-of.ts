import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The caller behind an address: itself in IPv4, in IPv6 the /56 of a household. Anything that is not an address stays
 * as it is.
 */
export function callerOf(address: string): string {
  return shorten(address, 4);
}

/** The network within which a caller can easily change their address: the /24 of IPv4, the /56 of IPv6. */
export function networkOf(address: string): string {
  return shorten(address, 3);
}

/**
 * The /48 of IPv6, which providers rent out as a unit: 256 networks of `networkOf`. In IPv4 the same as `networkOf`.
 */
export function siteOf(address: string): string {
  return shorten(address, 3, 6);
}

function shorten(address: string, bytesOfIpv4: number, bytesOfIpv6 = 7): string {
  // Called with every request: most addresses need no parsing.
  if (isIPv4(address)) return address.split('.').slice(0, bytesOfIpv4).join('.');
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? bytesOfIpv4 : bytesOfIpv6)
    .join('.');
}
