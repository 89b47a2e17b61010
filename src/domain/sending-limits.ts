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
  const reached = reachedWords(bound, limit, isNew);
  return until === null
    ? t`${reached} An administrator can raise the figure. Nothing is lost.`
    : t`${reached} The next one is possible from ${until}. Nothing is lost.`;
}

function reachedWords(bound: Bound, limit: number, isNew: boolean): string {
  const most = limit.toLocaleString(localeOfReader());
  const isOne = limit === 1;
  switch (bound) {
    case 'recipients':
      if (isNew) {
        return isOne
          ? t`A new account sends to at most one person in its first 7 days, and you have reached that.`
          : t`A new account sends to at most ${most} different people in its first 7 days, and you have reached that.`;
      }
      return isOne
        ? t`An account sends to at most one person in 7 days, and you have reached that.`
        : t`An account sends to at most ${most} different people in 7 days, and you have reached that.`;
    case 'cards':
      if (isNew) {
        return isOne
          ? t`A new account has at most one card approved or sent in its first 7 days, and you have reached that.`
          : t`A new account has at most ${most} cards approved or sent in its first 7 days, and you have reached that.`;
      }
      return isOne
        ? t`An account has at most one card approved or sent in 7 days, and you have reached that.`
        : t`An account has at most ${most} cards approved or sent in 7 days, and you have reached that.`;
    case 'sendNow':
      if (isNew) {
        return isOne
          ? t`A new account sends at most one card at once in 24 hours, and you have reached that. Approved cards still go out on their day.`
          : t`A new account sends at most ${most} cards at once in 24 hours, and you have reached that. Approved cards still go out on their day.`;
      }
      return isOne
        ? t`An account sends at most one card at once in 24 hours, and you have reached that. Approved cards still go out on their day.`
        : t`An account sends at most ${most} cards at once in 24 hours, and you have reached that. Approved cards still go out on their day.`;
    case 'newAccountsCards':
      return isOne
        ? t`All new accounts here together send at most one card in 24 hours, and they have reached that.`
        : t`All new accounts here together send at most ${most} cards in 24 hours, and they have reached that.`;
    case 'monthlyCards':
      return isOne
        ? t`Your account has at most one card approved or sent in 30 days, as an administrator decided, and you have reached that.`
        : t`Your account has at most ${most} cards approved or sent in 30 days, as an administrator decided, and you have reached that.`;
  }
}
