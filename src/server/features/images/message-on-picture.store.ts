import { sql } from 'drizzle-orm';
import { showsWhole } from '../../../studio/art/text-card/shows-whole.ts';
import { cards } from '../../db/tables/cards.ts';
import { images } from '../../db/tables/images.ts';

/** A column for queries of cards: the message that the studio drew into the picture; null for any other picture. */
export function messageInPicture() {
  return sql<string | null>`(
    select shown.recipe->'request'->>'message' from ${images} shown
    where shown.id = substring(${cards.imageUrl} from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid
      and shown.recipe->'request'->>'kind' = 'text')`;
}

/** Whether the picture of a card already shows its full message, so that it need not be repeated beside it. */
export function saysMessage(card: { title: string; message: string; messageInPicture: string | null }): boolean {
  return card.messageInPicture === card.message && showsWhole(card);
}
