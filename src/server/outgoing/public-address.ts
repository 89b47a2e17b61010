import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses that look public but that a cloud serves from inside: Azure's platform. */
const insideClouds = new Set(['168.63.129.16']);
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Names reserved or common inside networks, and names without a dot, which are never public. */
const insideNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|corp|home|home\.arpa|svc)\.*$|^[^.]*\.*$/;

/**
 * Whether an IP address is public: not private, loopback, link-local, shared, reserved or a metadata service, and no
 * IPv6 form that wraps an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(globalUnicast);
  return !insideClouds.has(address.toString());
}

/** Whether a URL's host is a private address, or a name that only a private network knows. */
export function leadsInside(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? !isPublicAddress(host) : insideNames.test(host);
}
