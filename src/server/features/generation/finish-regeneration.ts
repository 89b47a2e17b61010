import type { CardOption } from '../../../contract/generation.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { RegenerationBrief } from './card-brief.ts';
import { completeRegeneration, type GenerationRow } from './generations.store.ts';

/** Saves a card's new picture with all changes that belong to it, inside `tx`, or throws why it cannot. */
export type SaveRegenerated = (
  tx: Executor,
  card: { id: number; userId: number },
  plan: unknown,
  picture: CardOption,
) => Promise<void>;

class Cancelled extends Error {}

/** Saves a drawn picture and ends its generation in one transaction, or does neither if it was cancelled meanwhile. */
export async function finishRegeneration(
  { database }: Context,
  { id, userId, cardId, request }: GenerationRow,
  picture: CardOption,
  save: SaveRegenerated,
): Promise<void> {
  if (cardId === null) throw new Error('A regeneration is of no card');
  const { plan } = request as RegenerationBrief;
  try {
    await database.transaction(async (tx) => {
      // Locks the card first, like every call that deletes it: its generations are deleted with it.
      await save(tx, { id: cardId, userId }, plan, picture);
      if (!(await completeRegeneration(tx, id, picture.engine === 'provider'))) throw new Cancelled();
    });
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  }
}
