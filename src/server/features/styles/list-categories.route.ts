import { styleEndpoints } from '../../../contract/styles.ts';
import { cardCategories } from '../../../contract/vocabulary.ts';
import { cardCategoryLabels } from '../../../domain/card-category.ts';
import { route } from '../../http/route.ts';

/** The categories a card may have (D28). */
export const listCategoriesRoute = route(styleEndpoints.listCategories, {
  access: 'signed-in',
  scope: 'read',
  handler: async () => cardCategories.map((id) => ({ id, name: cardCategoryLabels[id] })),
});
