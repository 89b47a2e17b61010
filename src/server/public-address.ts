import ipaddr from 'ipaddr.js';
import type { Config } from './config.ts';

const localNames = /(^|\.)(localhost|local|localdomain|lan|home|internal|intranet|test|home\.arpa)$/;

/** Whether this address is reachable from the internet: neither this machine's nor a home network's. */
export function isPublicAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  return host.includes('.') && !localNames.test(host);
}

/** Whether anyone on the internet can create an account; the operator is told at each start. */
export function isOpenToStrangers({ registration, publicUrl }: Pick<Config, 'registration' | 'publicUrl'>): boolean {
  return registration === 'open' && isPublicAddress(publicUrl);
}
