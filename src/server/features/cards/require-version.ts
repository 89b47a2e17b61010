import type { Executor } from '../../db/executor.ts';
import { staleVersion } from '../../refusal.ts';
import type { CardRow } from './cards.store.ts';
import { loadCardView } from './load-card-view.store.ts';

/** Refuses a change of an older card than this one, with the card as it stands (D37); a caller without a version knows none. */
export async function requireVersion(executor: Executor, card: CardRow, version: number | undefined): Promise<void> {
  if (version === undefined || version === card.version) return;
  throw staleVersion('This card', await loadCardView(executor, card.userId, card.id));
}
