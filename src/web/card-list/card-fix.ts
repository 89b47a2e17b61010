import type { CardListItem } from '../../contract/cards.ts';
import { t } from '../../contract/translate.ts';
import type { FailureReason } from '../../contract/vocabulary.ts';

/** The action that a card's page starts when it opens. */
export type BeginningAct =
  /** The approval of a card without an address, for the chosen day if there is one. */
  { kind: 'approve'; day: string | undefined } | { kind: 'fixAddress' } | { kind: 'sendNow' };

declare module '@tanstack/react-router' {
  interface HistoryState {
    begins?: BeginningAct;
  }
}

/** The action that fixes a failed card. */
export type CardFix = 'fixAddress' | 'sendNow' | 'arrived';

const fixes: Record<FailureReason, CardFix | null> = {
  rejected: 'fixAddress',
  bounced: 'fixAddress',
  exhausted: 'sendNow',
  missed: 'sendNow',
  unknown: 'arrived',
  unsubscribed: null,
};

export function fixOf({ failureReason }: Pick<CardListItem, 'failureReason'>): CardFix | null {
  return failureReason && fixes[failureReason];
}

export const fixAddressLabel = t`Fix the address and send again`;
