import { signingEndpoints } from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findCard } from '../cards/public.ts';
import { loadSigning } from './signing.view.ts';

export const getSigningRoute = route(signingEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const db = context.database.orm;
    const card = await findCard(db, user.id, params.id);
    if (!card) throw notFound(t`The card was not found.`);
    return { signing: await loadSigning(context, db, card) };
  },
});
