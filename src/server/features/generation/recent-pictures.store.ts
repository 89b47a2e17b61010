import { and, desc, eq, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Shown } from '../../../studio/art/library/choose-subjects.ts';
import { shownBy, shownByPhoto } from '../../../studio/art/plan-picture.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { images } from '../../db/tables/images.ts';
import { imageUrlOf } from '../images/public.ts';

const mostPictures = 12;
const mostOfOthers = 24;

const dayMs = 86_400_000;
/** No picture comes again to a person within them. */
const picturesKeptApartMs = 3 * 365 * dayMs;
/** Within a season, people of one sender get different pictures as far as there are any. */
const seasonMs = 92 * dayMs;

/** What the studio's illustrations and painted photos on the cards of a contact, and on a user's cards to others, showed; newest first. */
export async function earlierPictures(
  db: Executor,
  userId: number,
  personId: number | null,
  now: Date,
): Promise<{ shown: Shown[]; others: Shown[] }> {
  const since = (ms: number) => gte(cards.createdAt, new Date(now.getTime() - ms));
  const isOthers = personId === null ? undefined : or(isNull(cards.personId), ne(cards.personId, personId));
  const ofPerson = personId === null ? undefined : and(eq(cards.personId, personId), since(picturesKeptApartMs));
  return {
    shown: ofPerson ? await shownOnCards(db, ofPerson, mostPictures) : [],
    others: await shownOnCards(db, and(eq(cards.userId, userId), isOthers, since(seasonMs)), mostOfOthers),
  };
}

async function shownOnCards(db: Executor, which: SQL | undefined, most: number): Promise<Shown[]> {
  const rows = await db
    .select({ recipe: images.recipe })
    .from(cards)
    .innerJoin(images, eq(cards.imageUrl, sql`${imageUrlOf('')} || ${images.id}`))
    .where(which)
    .orderBy(desc(cards.createdAt))
    .limit(most);
  return rows.flatMap(({ recipe }) => {
    if (recipe?.request.kind === 'illustration') return shownBy(recipe.request);
    return recipe?.request.kind === 'painted-photo' ? shownByPhoto(recipe.request) : [];
  });
}
