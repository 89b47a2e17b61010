import { sql } from 'drizzle-orm';
import type { Flame } from '../../../contract/cards.ts';
import { engineVersion } from '../../../studio/art/engine-version.ts';
import { flamesOf } from '../../../studio/art/flames.ts';
import { cards } from '../../db/tables/cards.ts';
import { images } from '../../db/tables/images.ts';
import type { PictureRecipe } from '../../pictures/picture-recipe.ts';

/** A column for queries of cards: how the studio drew its picture; null for any other picture. */
export function recipeOfPicture() {
  return sql<PictureRecipe | null>`(
    select shown.recipe from ${images} shown
    where shown.id = substring(${cards.imageUrl} from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid)`;
}

/** Where flames burn on a picture; none if another version of the studio drew it, which may have placed them elsewhere. */
export function flamesOn(recipe: PictureRecipe | null): Flame[] {
  if (recipe?.engineVersion !== engineVersion || recipe.request.kind !== 'illustration') return [];
  return flamesOf(recipe.request);
}
