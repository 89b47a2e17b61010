import { localeOfReader } from '../contract/locale-of-reader.ts';
import type { Limits } from '../contract/registration.ts';
import { t } from '../contract/translate.ts';

/** The limits until an administrator changes them. */
export const defaultLimits: Limits = {
  newRecipients: 100,
  newCards: 300,
  newSendNow: 30,
  recipients: 500,
  cards: 1_500,
  sendNow: 100,
  newAccountsCards: 1_000,
  registrationsPerNetwork: 10,
  approveAccounts: false,
};

export const dayMs = 86_400_000;
export const weekMs = 7 * dayMs;
export const monthMs = 30 * dayMs;

type Account = { createdAt: Date; firstWeekEndedAt: Date | null };

/** When an account stops being new; a past moment if it is no longer new. */
export function firstWeekEnds({ createdAt, firstWeekEndedAt }: Account): Date {
  return firstWeekEndedAt ?? new Date(createdAt.getTime() + weekMs);
}

/** The limits that apply to an account. */
export function limitsOf(limits: Limits, isNew: boolean): Record<'recipients' | 'cards' | 'sendNow', number> {
  return isNew
    ? { recipients: limits.newRecipients, cards: limits.newCards, sendNow: limits.newSendNow }
    : { recipients: limits.recipients, cards: limits.cards, sendNow: limits.sendNow };
}

/**
 * When the next one is possible under `limit`, if each of `instants` (earliest first) counts for `windowMs`. Null if
 * waiting does not help.
 */
export function freeAgainAt(instants: readonly Date[], limit: number, windowMs: number): Date | null {
  const mustEnd = instants[instants.length - limit];
  return limit > 0 && mustEnd ? new Date(mustEnd.getTime() + windowMs) : null;
}

export type Bound = keyof ReturnType<typeof limitsOf> | 'newAccountsCards' | 'monthlyCards';

/** The message for a reached limit. `until` says when the next one is possible; null if waiting does not help. */
export function limitWords(bound: Bound, limit: number, isNew: boolean, until: string | null): string {
  const who = isNew ? t`A new account` : t`An account`;
  const week = isNew ? t`in its first 7 days` : t`in 7 days`;
  const of = (one: string, many: string) => `${limit.toLocaleString(localeOfReader())} ${limit === 1 ? one : many}`;
  const cards = of('card', 'cards');
  const said: Record<Bound, string> = {
    recipients: t`${who} sends to at most ${of('person', 'different people')} ${week}, and you have reached that.`,
    cards: t`${who} has at most ${cards} approved or sent ${week}, and you have reached that.`,
    sendNow: t`${who} sends at most ${cards} at once in 24 hours, and you have reached that. Approved cards still go out on their day.`,
    newAccountsCards: t`All new accounts here together send at most ${cards} in 24 hours, and they have reached that.`,
    monthlyCards: t`Your account has at most ${cards} approved or sent in 30 days, as an administrator decided, and you have reached that.`,
  };
  const again = until === null ? t`An administrator can raise the figure.` : t`The next one is possible from ${until}.`;
  return t`${said[bound]} ${again} Nothing is lost.`;
}
