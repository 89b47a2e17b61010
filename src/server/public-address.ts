import ipaddr from 'ipaddr.js';
import type { Config } from './config.ts';

const localNames = /(^|\.)(localhost|local|localdomain|lan|home|internal|intranet|test|home\.arpa)$/;

/** Whether everybody in the internet may reach this address: neither of this machine nor of a home's own network. */
export function isPublicAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  return host.includes('.') && !localNames.test(host);
}

/** Whether anybody in the internet may make an account, which the operator is told at each start. */
export function isOpenToStrangers({ registration, publicUrl }: Pick<Config, 'registration' | 'publicUrl'>): boolean {
  return registration === 'open' && isPublicAddress(publicUrl);
}
