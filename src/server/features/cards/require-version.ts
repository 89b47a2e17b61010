import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { staleVersion } from '../../refusal.ts';
import type { CardRow } from './cards.store.ts';
import { loadCardView } from './load-card-view.store.ts';

/**
 * Rejects a change based on an older version, and returns the current card (D37); a caller without a version is not
 * checked.
 */
export async function requireVersion(executor: Executor, card: CardRow, version: number | undefined): Promise<void> {
  if (version === undefined || version === card.version) return;
  throw staleVersion(
    t`This card was changed elsewhere in the meantime.`,
    await loadCardView(executor, card.userId, card.id),
  );
}
