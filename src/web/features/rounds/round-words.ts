import type { LeftOutReason, RoundPreview } from '../../../contract/rounds.ts';
import { readerLocale, t } from '../../../contract/translate.ts';

/** 'one card', '60 cards'. */
export function cardsInWords(count: number): string {
  return count === 1 ? t`one card` : t`${globalThis.translate ? count : count.toLocaleString(readerLocale)} cards`;
}

/** The time that is left, as people say it. */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return seconds < 45 ? t`less than a minute left` : t`about a minute left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return t`about ${minutes} minutes left`;
  return t`about ${Math.round(minutes / 60)} hours left`;
}

/** Why somebody is left out. */
export function leftOutWords(reason: LeftOutReason, household: string | null): string {
  const words: Record<LeftOutReason, string> = {
    'has-card': t`has a card for this occasion already`,
    'in-round': t`gets a card that is being made now`,
    died: t`has died`,
    household: household ? t`gets one card with ${household}` : t`gets one card with their household`,
    unsubscribed: t`asked for no more cards by email`,
  };
  return words[reason];
}

/** '4 have no email address'. */
export function missingWords({ detail, people }: RoundPreview['missing'][number]): string {
  const { length } = people;
  if (detail === 'email') return length === 1 ? t`One has no email address` : t`${length} have no email address`;
  return length === 1 ? t`One has no complete mailing address` : t`${length} have no complete mailing address`;
}
