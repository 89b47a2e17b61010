import type { LeftOutReason, RoundPreview } from '../../../contract/rounds.ts';

/** 'one card', '60 cards'. */
export function cardsInWords(count: number): string {
  return count === 1 ? 'one card' : `${count.toLocaleString('en-US')} cards`;
}

/** The time that is left, as people say it. */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return seconds < 45 ? 'less than a minute left' : 'about a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `about ${minutes} minutes left`;
  return `about ${Math.round(minutes / 60)} hours left`;
}

/** Why somebody is left out. */
export function leftOutWords(reason: LeftOutReason, household: string | null): string {
  const words: Record<LeftOutReason, string> = {
    'has-card': 'has a card for this occasion already',
    'in-round': 'gets a card that is being made now',
    died: 'has died',
    household: household ? `gets one card with ${household}` : 'gets one card with their household',
    unsubscribed: 'asked for no more cards by email',
  };
  return words[reason];
}

/** '4 have no email address'. */
export function missingWords({ detail, people }: RoundPreview['missing'][number]): string {
  const what = detail === 'email' ? 'email address' : 'complete mailing address';
  return people.length === 1 ? `One has no ${what}` : `${people.length} have no ${what}`;
}
