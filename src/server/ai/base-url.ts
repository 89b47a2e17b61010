import { t } from '../../contract/translate.ts';
import { leadsInside } from '../outgoing/public-address.ts';

/**
 * What is wrong with a provider's address, without repeating it; null when the address is usable. Host names are
 * checked again, by their resolved addresses, at each connection.
 */
export function baseUrlComplaint(text: string, allowPrivate: boolean): string | null {
  if (!URL.canParse(text)) return t`The address must be one like https://ai.example.org/v1.`;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return t`The address must begin with https://.`;
  if (url.username || url.password)
    return t`The address must not contain a user or a password. The key has its own field (AI_API_KEY).`;
  if (url.search || url.hash) return t`The address must not contain a ? or a #.`;
  if (allowPrivate) return null;
  if (leadsInside(url.hostname))
    return t`The address leads into a private network. Allow that on the page or with AI_ALLOW_PRIVATE=on.`;
  return url.protocol === 'https:'
    ? null
    : t`The address must begin with https://, unless private networks are allowed.`;
}
