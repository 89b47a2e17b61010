import { styleEndpoints } from '../../../contract/styles.ts';
import { simpleStyles } from '../../../contract/vocabulary.ts';
import { simpleStyleLabels } from '../../../domain/styles.ts';
import { route } from '../../http/route.ts';

/** The styles of the simple form (D29). */
export const listSimpleStylesRoute = route(styleEndpoints.listSimpleStyles, {
  access: 'signed-in',
  scope: 'read',
  handler: async () => simpleStyles.map((id) => ({ id, name: simpleStyleLabels[id] })),
});
