import type { CardOption } from '../../../contract/generation.ts';
import type { Context } from '../../context.ts';
import { consultProvider } from './ask-provider.ts';
import { wantsProvider } from './begin-generation.ts';
import type { CardBrief } from './card-brief.ts';
import { giveBackCredits, takeCreditForAutomaticCard } from './credits.store.ts';
import { makeCardOptions, type Watch } from './make-card-options.ts';

/** The options of an automatic card: the studio's, unless the user allows credits for such cards and has one (D31). */
export async function makeAutomaticOptions(
  context: Context,
  userId: number,
  brief: CardBrief,
  watch: Watch,
): Promise<CardOption[]> {
  const { database } = context;
  const isPaid = await database.transaction(
    async (tx) => (await wantsProvider(context, tx, brief)) && (await takeCreditForAutomaticCard(tx, userId)),
  );
  if (!isPaid) return makeCardOptions(context, userId, brief, watch);
  let options: CardOption[] = [];
  try {
    const provider = await consultProvider(context, { id: null, userId, creditsUsed: 1 }, brief, watch);
    options = await makeCardOptions(context, userId, brief, watch, provider);
    return options;
  } finally {
    if (!options.some(({ engine }) => engine === 'provider')) await giveBackCredits(database.orm, userId, 1);
  }
}
