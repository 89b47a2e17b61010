import { keepsakeEndpoints } from '../../../contract/keepsakes.ts';
import { route } from '../../http/route.ts';
import { loadShelf } from './load-shelf.ts';

/** The shelf of a contact, by year. */
export const listKeepsakesRoute = route(keepsakeEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const { shelf, keptInOutbox } = await loadShelf(context.database.orm, user, params.id);
    const years = [...new Set(shelf.map(({ year }) => year))];
    return {
      years: years.map((year) => ({
        year,
        keepsakes: shelf.filter((kept) => kept.year === year).map(({ keepsake }) => keepsake),
      })),
      keptInOutbox,
    };
  },
});
