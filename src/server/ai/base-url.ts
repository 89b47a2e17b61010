import { leadsInside } from '../outgoing/public-address.ts';

/**
 * What is wrong with a provider's address, without repeating it; null when the address is usable. Host names are
 * checked again, by their resolved addresses, at each connection.
 */
export function baseUrlComplaint(text: string, allowPrivate: boolean): string | null {
  if (!URL.canParse(text)) return 'must be an address like https://ai.example.org/v1';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (url.username || url.password)
    return 'must not carry a user or a password; the key has a field of its own (AI_API_KEY)';
  if (url.search || url.hash) return 'must not have a ? or a #';
  if (allowPrivate) return null;
  if (leadsInside(url.hostname))
    return 'leads into a private network, which must be allowed on the page or by AI_ALLOW_PRIVATE=on';
  return url.protocol === 'https:' ? null : 'must begin with https://, unless private networks are allowed';
}
