import { cardEndpoints } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findCard } from './cards.store.ts';
import { listSigners } from './sign-as.ts';

/** The names that a card may be sent under. */
export const listSignersRoute = route(cardEndpoints.signers, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const card = await findCard(context.database.orm, user.id, params.id);
    if (!card) throw notFound(t`The card was not found.`);
    return { names: await listSigners(context.database.orm, card) };
  },
});
