/**
 * A key that is equal for addresses of the same recipient. E-mail addresses ignore case and any +suffix; phone numbers
 * and postal addresses ignore case, spaces and punctuation.
 */
export function mailboxOf(address: string): string {
  const [, local, domain] = /^(.+)@([^@]+)$/s.exec(address.trim().toLowerCase()) ?? [];
  if (local === undefined) return address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return `${local.replace(/(?<=.)\+.*$/s, '')}@${domain}`;
}
