/**
 * Whom an address reaches: of an e-mail address, its case and what follows a plus make no other mailbox; of a phone number or
 * a postal address, its case, spaces and signs make no other place.
 */
export function mailboxOf(address: string): string {
  const [, local, domain] = /^(.+)@([^@]+)$/s.exec(address.trim().toLowerCase()) ?? [];
  if (local === undefined) return address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return `${local.replace(/(?<=.)\+.*$/s, '')}@${domain}`;
}
