import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whom an address stands for: itself in IPv4, in IPv6 the /56 that a household is given. What is no address stands for itself. */
export function callerOf(address: string): string {
  return shorten(address, 4);
}

/** The network that a caller can easily change its address in: the /24 of IPv4, the /56 of IPv6. */
export function networkOf(address: string): string {
  return shorten(address, 3);
}

/** The /48 of IPv6, which providers rent out whole: 256 networks of `networkOf`. Of IPv4 the same as `networkOf`. */
export function siteOf(address: string): string {
  return shorten(address, 3, 6);
}

function shorten(address: string, bytesOfIpv4: number, bytesOfIpv6 = 7): string {
  // Asked with every request: most need no parsing.
  if (isIPv4(address)) return address.split('.').slice(0, bytesOfIpv4).join('.');
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? bytesOfIpv4 : bytesOfIpv6)
    .join('.');
}
