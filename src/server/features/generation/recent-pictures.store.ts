import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { PictureFacts } from '../../../studio/art/library/choose-subjects.ts';
import { contentOf } from '../../../studio/art/plan-picture.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { images } from '../../db/tables/images.ts';
import { imageUrlOf } from '../images/public.ts';

const mostPictures = 12;

/** What the studio's illustrations on a contact's cards since an instant showed, newest first, so that none comes again. */
export async function recentPictures(db: Executor, personId: number, since: Date): Promise<PictureFacts['shown']> {
  const rows = await db
    .select({ recipe: images.recipe })
    .from(cards)
    .innerJoin(images, eq(cards.imageUrl, sql`${imageUrlOf('')} || ${images.id}`))
    .where(and(eq(cards.personId, personId), gte(cards.createdAt, since)))
    .orderBy(desc(cards.createdAt))
    .limit(mostPictures);
  return rows.flatMap(({ recipe }) => {
    const content = recipe?.request.kind === 'illustration' ? contentOf(recipe.request) : null;
    return content?.subjects.map(({ motif }) => ({ arrangement: content.name, motif: motif.name })) ?? [];
  });
}
