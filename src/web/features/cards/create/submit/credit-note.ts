import type { UserView } from '../../../../../contract/accounts.ts';
import { readerLocale, t } from '../../../../../contract/translate.ts';
import type { StyleCategory } from '../../../../../contract/vocabulary.ts';
import { hasPrompt } from './card-requests.ts';

/** The cost of a card's picture; null if no paid provider would draw it (D31). */
export function creditNote(
  category: StyleCategory | undefined,
  user: Pick<UserView, 'aiAvailable' | 'cardCreditsRemaining'> | null,
): string | null {
  if (!user?.aiAvailable || category === undefined || !hasPrompt(category)) return null;
  const left = user.cardCreditsRemaining;
  if (left < 1) return t`You have no credits left. Our own studio makes the picture, at no cost.`;
  return t`Uses one credit if a paid service makes the picture, ${left.toLocaleString(readerLocale)} left.`;
}
