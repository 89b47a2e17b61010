import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import type { AccountLinkKind } from './account-links.ts';
import { countTokensSince } from './account-tokens.store.ts';

const linksAnHour = 5;
const hourMs = 60 * 60 * 1000;

/** Whether the account has reached the hourly limit for mailed links of these kinds. */
export async function hasLinksEnough(
  db: Executor,
  userId: number,
  kinds: AccountLinkKind[],
  now: Date,
): Promise<boolean> {
  return (await countTokensSince(db, userId, kinds, new Date(now.getTime() - hourMs))) >= linksAnHour;
}

export function linksEnough(): Refusal {
  const message = t`We have sent you several links already. Please wait an hour before you ask for another.`;
  return new Refusal('rate_limited', message, { fields: { email: message }, retryAfterSeconds: hourMs / 1000 });
}
