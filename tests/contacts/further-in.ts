import type { Reach } from '../../src/contract/reach.ts';
import { noReach, reachText } from '../../src/domain/reach.ts';

/** The further e-mails, phones and addresses of a contact, each on one line. */
export function furtherIn({ reach }: { reach?: Reach | null }): string[] {
  const { emails, phones, addresses } = reach ?? noReach;
  return [...emails, ...phones, ...addresses].map((item) => reachText(item).replaceAll('\n', ', '));
}
